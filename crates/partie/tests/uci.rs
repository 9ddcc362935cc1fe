//! `partie uci` as a program that speaks UCI sees it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_partie"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, to, from: BufReader::new(from) }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
    }

    /// Reads up to a line that begins like this, and gives it.
    fn hear(&mut self, start: &str) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.from.read_line(&mut line).unwrap(), 0, "{start} expected");
            if line.starts_with(start) {
                return line.trim_end().to_owned();
            }
        }
    }

    fn best(&mut self, position: &str, go: &str) -> String {
        self.say(&format!("position {position}"));
        self.say(go);
        self.hear("bestmove")
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn the_engine_introduces_itself_and_plays() {
    let mut engine = Engine::start();
    engine.say("uci");
    assert!(engine.hear("id name").starts_with("id name Partie "));
    engine.hear("uciok");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("ucinewgame");
    let mate = "fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    for go in ["go depth 4", "go nodes 2000", "go movetime 50", "go wtime 900 btime 900 winc 10 binc 10"] {
        assert_eq!(engine.best(mate, go), "bestmove a1a8");
    }
    assert_eq!(engine.best(&format!("{mate} moves a1a8"), "go depth 2"), "bestmove 0000");
    engine.quit();
}

#[test]
fn an_endless_search_answers_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.say("position startpos moves e2e4 e7e5");
    engine.say("go infinite");
    engine.hear("info depth 3");
    engine.say("isready");
    engine.hear("readyok");
    engine.say("stop");
    engine.hear("bestmove");
    // A mate is found at once, and the answer still waits.
    engine.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    engine.say("go infinite");
    engine.hear("info depth 1");
    engine.say("stop");
    assert_eq!(engine.hear("bestmove"), "bestmove a1a8");
    engine.quit();
}

#[test]
fn castling_is_read_in_both_ways() {
    let mut engine = Engine::start();
    let opening = "startpos moves e2e4 e7e5 g1f3 g8f6 f1c4 f8c5";
    let standard = engine.best(&format!("{opening} e1g1 e8g8"), "go depth 3");
    engine.say("setoption name UCI_Chess960 value true");
    engine.say("ucinewgame");
    assert_eq!(engine.best(&format!("{opening} e1h1 e8h8"), "go depth 3"), standard);
    engine.quit();
}

#[test]
fn a_wrong_position_is_refused_and_the_old_one_stays() {
    let mut engine = Engine::start();
    engine.say("position startpos moves e2e5");
    assert!(engine.hear("info string").starts_with("info string e2e5: "));
    engine.say("position fen nonsense");
    engine.hear("info string");
    engine.say("go depth 1");
    engine.hear("bestmove");
    engine.quit();
}

#[test]
fn a_search_with_a_limit_is_completed_when_the_input_ends() {
    let Engine { mut child, to, mut from } = Engine::start();
    let mut to = to;
    write!(to, "position startpos\ngo depth 5\n").unwrap();
    drop(to);
    let mut said = String::new();
    std::io::Read::read_to_string(&mut from, &mut said).unwrap();
    assert!(
        said.contains("info depth 5 ") && said.lines().last().unwrap().starts_with("bestmove "),
        "{said}"
    );
    assert!(child.wait().unwrap().success());
}
