//! The page a chart is drawn on.

use std::fmt::Write as _;

/// Colours and letters. Lines differ by their dashes, too: not everybody tells colours apart.
const STYLE: &str = "\
svg{--ground:#fff;--ink:#1c1f24;--faint:#d5d8dd;--a:#1f5fa8;--b:#b8501a;--c:#2b7a4b;--d:#7a3d9e}\
@media(prefers-color-scheme:dark){svg{--ground:#15181d;--ink:#e6e8eb;--faint:#3b4048;\
--a:#74b3f5;--b:#f2a06a;--c:#74cf9a;--d:#cb9bec}}\
.ground{fill:var(--ground)}\
text{fill:var(--ink);font:14px/1 system-ui,sans-serif}\
.title{font-size:17px;font-weight:600}\
.faint{stroke:var(--faint)}\
.mark{stroke:var(--ink);stroke-width:1.5}\
.bar{fill:var(--a);fill-opacity:.6}\
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}\
.s0{stroke:var(--a)}\
.s1{stroke:var(--b);stroke-dasharray:8,3}\
.s2{stroke:var(--c);stroke-dasharray:2,3}\
.s3{stroke:var(--d);stroke-dasharray:9,3,2,3}";

/// What is drawn so far.
pub(super) struct Page(String);

/// Where a text is anchored.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Page {
    pub(super) fn new(width: f64, height: f64, title: &str) -> Self {
        let mut page = Self(String::new());
        page.add(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#
        ));
        page.add(&format!("<title>{}</title>", escaped(title)));
        page.add(&format!("<style>{STYLE}</style>"));
        page.add(&format!(r#"<rect class="ground" width="{width}" height="{height}"/>"#));
        page.text((width / 2.0, 28.0), Anchor::Middle, Some("title"), title);
        page
    }

    fn add(&mut self, element: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{element}");
    }

    pub(super) fn text(&mut self, at: (f64, f64), anchor: Anchor, class: Option<&str>, text: &str) {
        let (x, y) = at;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let class = class.map_or_else(String::new, |class| format!(r#" class="{class}""#));
        let text = escaped(text);
        self.add(&format!(
            r#"<text{class} x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        self.add(&format!(
            r#"<line class="{class}" x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}"/>"#,
            from.0, from.1, to.0, to.1
        ));
    }

    pub(super) fn rectangle(&mut self, class: &str, at: (f64, f64), size: (f64, f64)) {
        self.add(&format!(
            r#"<rect class="{class}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}"/>"#,
            at.0, at.1, size.0, size.1
        ));
    }

    pub(super) fn path(&mut self, class: &str, points: &[(f64, f64)]) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.add(&format!(r#"<polyline class="{class}" points="{}"/>"#, points.join(" ")));
    }

    pub(super) fn finish(mut self) -> String {
        self.add("</svg>");
        self.0
    }
}

/// A text that is no mark-up.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
