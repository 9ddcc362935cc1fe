//! Whole parties that an arbiter would recognise: each file in `parties/` is played over and has to come out as it says.

use partie_table::script;

#[test]
fn every_partie_comes_out_as_it_says() {
    let folder = format!("{}/tests/parties", env!("CARGO_MANIFEST_DIR"));
    let (mut parties, mut ended, mut wrong) = (0, 0, Vec::new());
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("the script is there");
        match script::check(&text) {
            Ok(played) => {
                parties += played.len();
                ended += played.iter().filter(|partie| partie.table.outcome().is_some()).count();
            }
            Err(error) => {
                let row = text.lines().nth(error.line - 1).unwrap_or_default();
                wrong.push(format!("{}:{}: {row}\n  {}", path.display(), error.line, error.message));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert!(ended >= 60, "only {ended} of {parties} parties come to a result");
}
