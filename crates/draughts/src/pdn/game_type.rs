use crate::notation::Naming;

/// The value of the `GameType` tag for Czech draughts: White begins on an 8x8 board whose bottom left corner is in
/// play. The numbers of squares begin at the top left (corner 2), since b8 is 1 (ČUD 2.6b).
pub(super) const fn written(naming: Naming) -> &'static str {
    match naming {
        Naming::Letters => "29,W,8,8,A0,0",
        Naming::Numbers => "29,W,8,8,N2,0",
    }
}

/// Whether a value means Czech draughts with squares named as ČUD does. Any other numbering would put the moves on
/// the wrong squares, so that it is refused. The last field may be missing, or all but the first.
pub(super) fn is_czech(value: &str) -> bool {
    let value = value.trim();
    let full = [written(Naming::Letters), written(Naming::Numbers)];
    value == "29" || full.iter().any(|full| value == *full || full.strip_suffix(",0") == Some(value))
}
