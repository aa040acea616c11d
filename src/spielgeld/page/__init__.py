"""What all pages share: a view in, HTML and SVG out. They know no request, no rule and no clock."""
