"""What any game needs: seats, chance, records and tables. No I/O, no clock, no global random."""
