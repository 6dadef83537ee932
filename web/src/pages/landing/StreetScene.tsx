/**
 * The moving street of shopfronts on the landing page, which can be paused. The drawing is a file, so no script
 * carries it.
 */
export function StreetScene() {
  return (
    <div className="street">
      <div className="street-row" />
      {/* A checkbox, so that CSS alone can pause the street. */}
      <input type="checkbox" className="street-pause" aria-label="Pause the moving picture" />
    </div>
  );
}
