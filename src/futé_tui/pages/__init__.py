"""The screens around the table as rows of runs, without Textual: values go in, rows come out."""
