//! The settings of `partie serve`: typed, from the environment, from a file.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn partie(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_partie"));
    command.arg("serve").args(arguments).current_dir(home);
    command.env("HOME", home).env_remove("XDG_DATA_HOME").env("LC_ALL", "C").env("RUST_LOG", "off");
    command
}

fn said(output: &Output) -> (Option<i32>, String) {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8_lossy(&text).into_owned())
}

fn printed(home: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let all = [arguments, &["--print-config"]].concat();
    let (code, text) = said(&partie(home, &all).envs(environment.iter().copied()).output().unwrap());
    assert_eq!(code, Some(0), "{text}");
    text
}

#[test]
fn what_is_typed_counts_more_than_the_environment_and_that_more_than_the_file() {
    let home = tempfile::tempdir().unwrap();
    let file = "listen = \"127.0.0.1:1001\"\nprivate = true\ntrust = [\"10.0.0.0/8\", \"192.168.7.0/24\"]\nproxies = 2\n";
    fs::write(home.path().join("partie.toml"), file).unwrap();
    let from_file = printed(home.path(), &["--config", "partie.toml"], &[]);
    for line in [
        "listen = \"127.0.0.1:1001\"",
        "private = true",
        "proxies = \"2\"",
        "trust = [\"10.0.0.0/8\", \"192.168.7.0/24\"]",
        "# origin = \"\"",
    ] {
        assert!(from_file.lines().any(|told| told == line), "{line} in {from_file}");
    }
    let environment = [("PARTIE_CONFIG", "partie.toml"), ("PARTIE_LISTEN", "127.0.0.1:1002")];
    assert!(printed(home.path(), &[], &environment).contains("127.0.0.1:1002"));
    let typed = printed(home.path(), &["--listen", "1003", "--behind-proxy"], &environment);
    assert!(typed.contains("127.0.0.1:1003") || typed.contains("\"1003\""), "{typed}");
    assert!(!typed.contains("proxies = \"2\""), "{typed}");
}

#[test]
fn what_is_printed_can_be_read_again() {
    let home = tempfile::tempdir().unwrap();
    let wished = [
        "--listen",
        "127.0.0.1:1004",
        "--origin",
        "https://partie.example",
        "--private",
        "--trust",
        "10.0.0.1",
    ];
    let once = printed(home.path(), &wished, &[]);
    fs::write(home.path().join("again.toml"), &once).unwrap();
    assert_eq!(printed(home.path(), &["--config", "again.toml"], &[]), once);
    let checked = partie(home.path(), &["--config", "again.toml", "--check-config"]).output().unwrap();
    assert_eq!(said(&checked), (Some(0), "The settings are fine.\n".to_owned()));
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_place() {
    let home = tempfile::tempdir().unwrap();
    let wrong = [
        (
            "private = true\nlisen = \"1\"\n",
            "bad.toml:2:1: there is no setting lisen; there are data, listen, origin",
        ),
        ("private = \"yes\"\n", "bad.toml:1:11: private has a value of the wrong kind"),
        ("listen = [\"1\"]\n", "bad.toml:1:10: listen has a value of the wrong kind"),
        ("listen = \n", "bad.toml:1:"),
        ("open = true\n", "there is no setting open"),
        ("listen = \"here\"\n", "here"),
    ];
    for (text, told) in wrong {
        fs::write(home.path().join("bad.toml"), text).unwrap();
        let output = partie(home.path(), &["--config", "bad.toml", "--check-config"]).output().unwrap();
        let (code, said) = said(&output);
        assert_eq!(code, Some(2), "{text}: {said}");
        assert!(said.contains(told), "{text}: {said}");
    }
    let missing = partie(home.path(), &["--config", "none.toml"]).output().unwrap();
    assert_eq!(missing.status.code(), Some(3));
}
