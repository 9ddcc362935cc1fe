//! The paths of the shapes as steps of a pen.

/// One step, in absolute coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    Move(f32, f32),
    Line(f32, f32),
    Curve([f32; 6]),
    Close,
}

/// The steps of a path. A path that cannot be read ends where it stops making sense; a test reads them all.
pub(super) fn steps(path: &str) -> Vec<Step> {
    let mut words = path.split_whitespace();
    let mut steps = Vec::new();
    while let Some(step) = words.next().and_then(|command| step(command, &mut words)) {
        steps.push(step);
    }
    steps
}

fn step<'a>(command: &str, words: &mut impl Iterator<Item = &'a str>) -> Option<Step> {
    let mut point = || {
        let (x, y) = words.next()?.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    Some(match command {
        "M" => point().map(|(x, y)| Step::Move(x, y))?,
        "L" => point().map(|(x, y)| Step::Line(x, y))?,
        "C" => {
            let [(a, b), (c, d), (e, f)] = [point()?, point()?, point()?];
            Step::Curve([a, b, c, d, e, f])
        }
        "Z" => Step::Close,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::shapes::{self, Shape};
    use partie_table::Kind;

    #[test]
    fn every_path_is_read_to_its_end() {
        let pieces = Kind::ALL.into_iter().flat_map(|kind| {
            [true, false].into_iter().flat_map(move |draughts| shapes::of_piece(kind, draughts))
        });
        let labels: Vec<Shape> = (0..8).flat_map(|n| [shapes::of_file(n), shapes::of_rank(n)]).collect();
        for shape in pieces.chain(&labels) {
            if let Shape::Body(path) | Shape::Lines(path) = shape {
                let words =
                    path.split_whitespace().filter(|word| word.starts_with(|c: char| c.is_alphabetic()));
                assert_eq!(steps(path).len(), words.count(), "{path}");
            }
        }
    }
}
