-- The law wants a year of the security log. An operator who chose less keeps a year from now on.
UPDATE setting SET value = '365' WHERE name = 'keep_security_days' AND value::numeric < 365;
