//! Nothing that can be read makes a reader panic or run away.

use partie_draughts::Position;
use partie_draughts::fen::Fen;
use partie_draughts::notation::Sign;
use partie_draughts::pdn::{Game, Remark, TimeControl, games};
use proptest::prelude::*;

use crate::{TWO_WAYS, position};

/// Reads a text as everything that it could be. What is read must be written and read again.
fn read_as_anything(text: &str) {
    let _ = text.parse::<Sign>();
    let _ = text.parse::<TimeControl>();
    if let Ok(fen) = text.parse::<Fen>() {
        assert_eq!(fen.to_string().parse(), Ok(fen));
    }
    for position in [Position::start(), position(TWO_WAYS)] {
        let _ = position.read(text);
        let _ = position.read_with_signs(text);
        let _ = position.hear(text);
    }
    if let Remark::Comment(comment) = Remark::comment(text) {
        comment.clocks().iter().for_each(|clock| drop(clock.to_string()));
    }
    for game in games(text).flatten() {
        let written = game.to_string();
        assert_eq!(written.parse::<Game>().as_ref(), Ok(&game), "{written}");
    }
}

/// Parts of real texts, between tildes.
const PARTS: &str = "[Event \"x\"]~[FEN \"W:Wc3:Bd6\"]~[FEN \"~[Result \"1-0\"]~[GameType \"29\"]~[~]~\"~\\~\
    1.~1...~...~.~c3-d4~22-18~d6-c5~c3xe5~b6-a5~c3~x~:~-~!~?!~(!)~(~)~{~}~{a}~{+1}~{[%clk 1:00:00]}~\
    /FEN \"B:Wc3:Bd6\"/~/~$1~$~%~\n~ ~*~1-0~1/2-1/2~0-0~1-1~a.l.~č~×~tři~bere~W:W21-32:B1-12~K~,~40/7200~+~\u{feff}";

/// Texts that look like real ones here and there.
fn fragments() -> impl Strategy<Value = String> {
    let parts: Vec<&str> = PARTS.split('~').collect();
    prop::collection::vec(prop::sample::select(parts), 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "(?s).{0,80}") {
        read_as_anything(&text);
    }

    #[test]
    fn anything_that_looks_like_the_real_thing(text in fragments()) {
        read_as_anything(&text);
    }

    #[test]
    fn spaced_fragments(parts in prop::collection::vec(fragments(), 0..8)) {
        read_as_anything(&parts.join(" "));
    }
}

#[test]
fn long_texts_take_no_more_than_their_time() {
    let pieces = "{\n[A \"\"]~(~)~[%~c3-~1-~1.~W:W1,~W:~[T \"x\"]\n~\"~/~!~c tři ~1:~č~%~[~1 - ~*~{}~$1~c3-d4 1-0 ~c3-d4 (~c3 ~a1 e5 ~a1 e5 c7 a5 e1 c3 ";
    for piece in pieces.split('~') {
        read_as_anything(&piece.repeat(200_000 / piece.len()));
    }
    let distinct_tags: Vec<String> = (0..20_000).map(|number| format!("[T{number} \"x\"]")).collect();
    read_as_anything(&distinct_tags.concat());
}
