//! Plain tables.

/// Rows in columns: what stands first to the left, figures to the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let space = " ".repeat(widths[column] - cell.chars().count());
            if column == 0 {
                line.push_str(cell);
                line.push_str(&space);
            } else {
                line.push_str("  ");
                line.push_str(&space);
                line.push_str(cell);
            }
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn figures_stand_below_each_other() {
        let rows = [["bot", "wins"], ["greedy", "98.0 %"], ["né", "2.0 %"]];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        assert_eq!(columns(&rows), ["bot       wins", "greedy  98.0 %", "né       2.0 %"]);
    }
}
