import { Button, ButtonLink } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Row, Section } from './Section';
import { Icon } from '../../../ui/Icon';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ActionGallery() {
  return (
    <Section title="Actions">
      {variants.map((variant) => (
        <Row key={variant} title={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} size="large">
            Register
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyText="Submitting...">
            Submit
          </Button>
        </Row>
      ))}
      <Row title="Links, icons, wide">
        <ButtonLink href="#actions" variant="secondary">
          <Icon name="phone" size={20} className="text-call" />
          Call
        </ButtonLink>
        <IconButton label="Save to favourites">
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Save to favourites" raised>
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Not now" disabled>
          <Icon name="heart" />
        </IconButton>
        <Button wide>As wide as its place</Button>
      </Row>
    </Section>
  );
}
