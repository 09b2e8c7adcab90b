-- Whether the date is in doubt is asked when somebody looks: a note of it outlived the wrong clock.
drop table upkeep_refusals;
