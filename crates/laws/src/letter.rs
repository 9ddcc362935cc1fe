//! Letters as any keyboard has them.

/// The letter without its capital and its Czech accent: words are understood however they are typed.
///
/// ```
/// use partie_laws::plain_letter;
/// assert_eq!("Čtyři".chars().map(plain_letter).collect::<String>(), "ctyri");
/// ```
pub fn plain_letter(letter: char) -> char {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'á' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        '’' => '\'',
        other => other,
    }
}
