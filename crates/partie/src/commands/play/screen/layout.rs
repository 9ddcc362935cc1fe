//! Where things are on the screen, from large terminals down to small ones.

use ratatui::layout::Rect;

/// The size of a square in characters: as large as fits.
const SIZES: [(u16, u16); 3] = [(6, 3), (4, 2), (2, 1)];
/// Room for the rank at the left, and for the files below.
const MARGIN: (u16, u16) = (2, 1);
const PANEL: u16 = 26;

/// The parts of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    /// The board with its coordinates.
    pub(super) board: Rect,
    /// The size of a square.
    pub(super) square: (u16, u16),
    pub(super) panel: Rect,
    pub(super) input: Rect,
}

impl Layout {
    /// The panel stands beside the board if there is room, else below it; nothing if not even the board fits.
    pub(super) fn of(area: Rect) -> Option<Layout> {
        let height = area.height.checked_sub(1)?;
        let beside =
            |(width, tall): (u16, u16)| fits((width, tall), area.width.saturating_sub(PANEL), height);
        let below = |(width, tall): (u16, u16)| fits((width, tall), area.width, height.saturating_sub(4));
        let alone = |size: (u16, u16)| fits(size, area.width, height.saturating_sub(1));
        let (square, is_beside) =
            SIZES.into_iter().find(|size| beside(*size)).map(|size| (size, true)).or_else(|| {
                SIZES.into_iter().find(|size| below(*size) || alone(*size)).map(|size| (size, false))
            })?;
        let (width, tall) = (8 * square.0 + MARGIN.0, 8 * square.1 + MARGIN.1);
        let board = Rect { width, height: tall, ..area };
        let panel = if is_beside {
            Rect { x: area.x + width + 2, y: area.y, width: area.width - width - 2, height }
        } else {
            Rect { x: area.x, y: area.y + tall, width: area.width, height: height - tall }
        };
        let input = Rect { y: area.y + height, height: 1, ..area };
        Some(Layout { board, square, panel, input })
    }

    /// The row from the top and the column from the left of what is under the pointer.
    pub(super) fn hit(&self, x: u16, y: u16) -> Option<(u8, u8)> {
        let column = x.checked_sub(self.board.x + MARGIN.0)? / self.square.0;
        let row = y.checked_sub(self.board.y)? / self.square.1;
        (row < 8 && column < 8).then_some((row as u8, column as u8))
    }

    /// The place of a square.
    pub(super) fn of_square(&self, row: u8, column: u8) -> Rect {
        let (width, height) = self.square;
        let x = self.board.x + MARGIN.0 + u16::from(column) * width;
        let y = self.board.y + u16::from(row) * height;
        Rect { x, y, width, height }
    }
}

fn fits((width, height): (u16, u16), columns: u16, rows: u16) -> bool {
    8 * width + MARGIN.0 <= columns && 8 * height + MARGIN.1 <= rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_on_the_screen_whatever_its_size() {
        for width in 0..140 {
            for height in 0..60 {
                let area = Rect { x: 0, y: 0, width, height };
                let Some(layout) = Layout::of(area) else {
                    assert!(width < 18 || height < 11, "{width} x {height} is large enough");
                    continue;
                };
                for part in [layout.board, layout.panel, layout.input, layout.of_square(7, 7)] {
                    assert_eq!(area.union(part), area, "{width} x {height}: {part:?}");
                }
            }
        }
    }

    #[test]
    fn squares_are_hit_where_they_are_drawn() {
        let layout = Layout::of(Rect { x: 0, y: 0, width: 100, height: 40 }).unwrap();
        for (row, column) in [(0, 0), (3, 5), (7, 7)] {
            let place = layout.of_square(row, column);
            assert_eq!(layout.hit(place.x + place.width - 1, place.y), Some((row, column)));
        }
        assert_eq!(layout.hit(0, 0), None);
        assert_eq!(layout.hit(99, 39), None);
    }
}
