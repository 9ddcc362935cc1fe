//! A diagram as PNG.

use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::Diagram;
use super::drawing::{Item, Rgb, SIDE, items};
use super::path::{Step, steps};
use super::shapes::Shape;

/// The diagram as a PNG picture of this many pixels a side; nothing if that is no size for a picture.
#[expect(clippy::cast_precision_loss, reason = "a picture has far fewer pixels than a float can tell apart")]
pub(crate) fn png(diagram: &Diagram, draughts: bool, size: u32) -> Option<Vec<u8>> {
    let mut picture = Pixmap::new(size, size)?;
    let scale = Transform::from_scale(size as f32 / SIDE, size as f32 / SIDE);
    for item in items(diagram, draughts) {
        draw(&mut picture, &item, scale);
    }
    picture.encode_png().ok()
}

fn draw(picture: &mut Pixmap, item: &Item, scale: Transform) {
    match *item {
        Item::Rectangle { x, y, width, height, fill } => {
            if let Some(rectangle) = Rect::from_xywh(x, y, width, height) {
                picture.fill_rect(rectangle, &paint(fill), scale, None);
            }
        }
        Item::Shape { shape, x, y, fill, line, width } => {
            let Some(path) = path(shape) else { return };
            let place = scale.pre_translate(x, y);
            if matches!(shape, Shape::Body(_) | Shape::Ball { .. }) {
                picture.fill_path(&path, &paint(fill), FillRule::Winding, place, None);
            }
            let pen =
                Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
            picture.stroke_path(&path, &paint(line), &pen, place, None);
        }
    }
}

fn path(shape: Shape) -> Option<Path> {
    let mut builder = PathBuilder::new();
    match shape {
        Shape::Ball { x, y, radius } | Shape::Ring { x, y, radius } => {
            return PathBuilder::from_circle(x, y, radius);
        }
        Shape::Body(path) | Shape::Lines(path) => {
            for step in steps(path) {
                match step {
                    Step::Move(x, y) => builder.move_to(x, y),
                    Step::Line(x, y) => builder.line_to(x, y),
                    Step::Curve([a, b, c, d, e, f]) => builder.cubic_to(a, b, c, d, e, f),
                    Step::Close => builder.close(),
                }
            }
        }
    }
    builder.finish()
}

fn paint([red, green, blue]: Rgb) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}
