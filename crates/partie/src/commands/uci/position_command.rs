use partie_chess::{History, Position};

/// Reads what follows `position`: `startpos` or `fen FEN`, then perhaps `moves` and the moves.
pub(super) fn read(words: &[&str]) -> Result<History, String> {
    let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (start, moves) = words.split_at(end);
    let position = match start {
        ["startpos"] => Position::start(),
        ["fen", fen @ ..] => fen.join(" ").parse::<Position>().map_err(|error| error.to_string())?,
        _ => return Err("startpos or fen expected".to_owned()),
    };
    let mut history = History::new(position);
    for text in moves.iter().skip(1) {
        let mv = history.position().read_uci(text).map_err(|error| format!("{text}: {error}"))?;
        history.push(mv);
    }
    Ok(history)
}
