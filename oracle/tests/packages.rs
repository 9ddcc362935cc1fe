//! What would be published of each library: everything that it needs, and its licences.

use std::process::Command;

fn packaged(name: &str) -> Vec<String> {
    let output = Command::new(env!("CARGO"))
        .args(["package", "--list", "--allow-dirty", "--offline", "--package", name])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn libraries_are_packaged_with_readme_and_licences() {
    let own = [
        ("partie-laws", "registers/fide-2009.txt"),
        ("partie-chess", "examples/pgn_validate.rs"),
        ("partie-draughts", "src/json.rs"),
        ("partie-table", "src/lib.rs"),
    ];
    for (name, file) in own {
        let files = packaged(name);
        for wanted in ["Cargo.toml", "README.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs", file] {
            assert!(files.iter().any(|file| file == wanted), "{name} is packaged without {wanted}");
        }
    }
}
