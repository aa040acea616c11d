"""What takes thought: bots on chairs, hints and analyses, in processes of their own."""
