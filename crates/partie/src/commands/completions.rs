use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use crate::cli::exit_code::{Done, Ending};
use crate::cli::{output, program};
use crate::text::texts::Texts;

/// Print completions for a shell.
#[derive(Args)]
#[command(after_help = "\
Examples:
  partie completions bash > ~/.local/share/bash-completion/completions/partie
  partie completions zsh > ~/.zfunc/_partie
  partie completions fish > ~/.config/fish/completions/partie.fish")]
pub(crate) struct Arguments {
    /// Which shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments, texts: &Texts) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut program::command(texts), "partie", &mut script);
    output::open().write_all(&script)?;
    Ok(Ending::Fine)
}
