import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { Progress } from './progress.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;
const draw = renderToStaticMarkup;

test('a field in trouble says so to everyone: marked, described, in words', () => {
  const markup = draw(<TextField label="Phone" problem="Phone number is incorrect" onChange={nothing} value="1" />);
  const id = /<label for="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${id}"`);
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain(`aria-describedby="${id}-note"`);
  expect(markup).toMatch(new RegExp(`id="${id}-note"[^>]*>Phone number is incorrect`));
});

test('a busy button stays focusable and says that it is busy', () => {
  const markup = draw(<Button busy>Save</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).not.toContain(' disabled=""');
  expect(markup).toContain('type="button"');
});

test('a checkbox, a chip, a select and a slider carry their state and their name', () => {
  expect(
    draw(
      <Checkbox checked onChange={nothing}>
        I agree
      </Checkbox>,
    ),
  ).toMatch(/role="checkbox"[^>]*aria-checked="true"/);
  expect(
    draw(
      <Chip pressed count={96}>
        All
      </Chip>,
    ),
  ).toMatch(/aria-pressed="true".*All.*96/);
  expect(
    draw(<Select label="Order" value="new" options={[{ value: 'new', label: 'Newest' }]} onChange={nothing} />),
  ).toMatch(/role="combobox"[^>]*aria-label="Order"/);
  const slider = draw(<Slider label="Size" value={96} min={12} max={200} unit="px" onChange={nothing} />);
  expect(slider).toContain('value="96"');
  expect(slider).toContain('px');
});

test('a slider that may be negative fills from zero, not from the left', () => {
  const markup = draw(<Slider label="Spacing" value={50} min={-100} max={100} onChange={nothing} />);
  expect(markup).toContain('left:50%;right:25%');
});

test('a carousel shows one slide to readers and does not move by itself', () => {
  const markup = draw(
    <Carousel
      label="Mock-ups"
      previousLabel="Previous"
      nextLabel="Next"
      slideLabel={(index, total) => `${index} of ${total}`}
      slides={['a', 'b', 'c']}
    />,
  );
  expect(markup.match(/inert=""/g)).toHaveLength(2);
  expect(markup).toContain('aria-label="1 of 3"');
});

test('progress tells its value, and tells none while nobody knows it', () => {
  expect(draw(<Progress label="Drawing" percent={42} />)).toContain('aria-valuenow="42"');
  expect(draw(<Progress label="Drawing" />)).not.toContain('aria-valuenow');
});

test('tabs start with the first one', () => {
  const markup = draw(
    <Tabs
      label="Lists"
      tabs={[
        { value: 'a', label: 'Creations', panel: 'one' },
        { value: 'b', label: 'Orders', panel: 'two' },
      ]}
    />,
  );
  expect(markup).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Creations/);
  expect(markup).toContain('one');
  expect(markup).not.toContain('two');
});
