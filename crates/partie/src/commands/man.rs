use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;

use crate::cli::exit_code::{Done, Ending, Failure};
use crate::cli::{output, program};
use crate::files::whole_file;
use crate::text::texts::Texts;

/// Print the manual page, or write the pages of all commands to a folder.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie man | man -l -
  partie man ~/.local/share/man/man1")]
pub(crate) struct Arguments {
    /// Where to write the pages, one for each command
    #[arg(value_name = "DIR")]
    directory: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut command = program::command(texts);
    command.build();
    match &arguments.directory {
        None => output::open().write_all(&page(command)?)?,
        Some(directory) => {
            let write =
                fs::create_dir_all(directory).and_then(|()| write_pages(&command, "partie", directory));
            write.map_err(|error| Failure::writing(texts, directory, &error))?;
        }
    }
    Ok(Ending::Fine)
}

/// `partie.1`, `partie-law.1`, `partie-law-search.1`.
fn write_pages(command: &Command, name: &str, directory: &Path) -> io::Result<()> {
    let named = command.clone().name(name.to_owned()).display_name(name.to_owned());
    whole_file::write(&directory.join(format!("{name}.1")), &page(named)?)?;
    let inner = command.get_subcommands().filter(|inner| inner.get_name() != "help");
    for inner in inner {
        write_pages(inner, &format!("{name}-{}", inner.get_name()), directory)?;
    }
    Ok(())
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}
