-- A day, in India, on which a business is closed though its hours say otherwise: the owner presses 'Closed today'.
ALTER TABLE shop ADD COLUMN closed_on date;
