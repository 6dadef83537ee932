import { useEffect, useState } from 'react';

const note = 'streetStands';

/** The hero's street of shopfronts, drifting by until it is told to stand. The drawing is a file: no script carries it. */
export function StreetScene() {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    try {
      setStands(sessionStorage.getItem(note) === 'yes');
    } catch {
      // Forbidden storage holds nothing.
    }
  }, []);
  const stand = (next: boolean) => {
    setStands(next);
    try {
      // For this visit.
      sessionStorage.setItem(note, next ? 'yes' : '');
    } catch {
      // Then it lasts as long as the page.
    }
  };
  return (
    <div className="street">
      <div className="street-row" />
      {/* A tick box, so that the styles alone can stop the street before the scripts have come. */}
      <input
        type="checkbox"
        className="street-pause"
        aria-label="Pause the moving picture"
        checked={stands}
        onChange={(event) => stand(event.target.checked)}
      />
    </div>
  );
}
