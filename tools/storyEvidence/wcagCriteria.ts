export type Criterion = {
  number: string
  name: string
  level: 'A' | 'AA'
  /** What axe can’t decide and a person has to check. */
  byPeople: string
}

/** The success criteria of WCAG 2.2, levels A and AA. */
export const wcagCriteria: readonly Criterion[] = [
  ['1.1.1', 'Non-text Content', 'A', 'Whether each alternative text says what its picture shows.'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'Whether recordings have a transcript or a description.'],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'Whether videos have complete captions.'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'Whether videos are described.'],
  ['1.2.4', 'Captions (Live)', 'AA', 'Whether live lessons have captions.'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'Whether videos have an audio description.'],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    'Whether everything that looks like a heading, list or group is marked up as one.',
  ],
  ['1.3.2', 'Meaningful Sequence', 'A', 'Whether the reading order makes sense.'],
  ['1.3.3', 'Sensory Characteristics', 'A', 'Whether instructions name more than shape, colour, size or place.'],
  ['1.3.4', 'Orientation', 'AA', 'Whether pages work in portrait and in landscape.'],
  ['1.3.5', 'Identify Input Purpose', 'AA', 'Whether every field about the user has its autocomplete value.'],
  ['1.4.1', 'Use of Color', 'A', 'Whether statuses, errors and charts differ in more than colour.'],
  ['1.4.2', 'Audio Control', 'A', 'Whether sound that starts by itself can be stopped.'],
  ['1.4.3', 'Contrast (Minimum)', 'AA', 'Text on pictures and gradients, and text that appears on hover.'],
  ['1.4.4', 'Resize Text', 'AA', 'Whether text can be enlarged to 200 % without loss.'],
  ['1.4.5', 'Images of Text', 'AA', 'Whether pictures contain text.'],
  ['1.4.10', 'Reflow', 'AA', 'Pages at 320 px. The sweep checks sideways scrolling at 390 px.'],
  ['1.4.11', 'Non-text Contrast', 'AA', 'Contrast of borders, icons, focus rings and charts.'],
  ['1.4.12', 'Text Spacing', 'AA', 'Whether text with larger spacing still fits.'],
  ['1.4.13', 'Content on Hover or Focus', 'AA', 'Whether tooltips can be dismissed and hovered, and stay.'],
  ['2.1.1', 'Keyboard', 'A', 'Whether everything works with the keyboard. Play functions try parts of it.'],
  ['2.1.2', 'No Keyboard Trap', 'A', 'Whether the focus can leave every element.'],
  ['2.1.4', 'Character Key Shortcuts', 'A', 'Whether shortcuts of one character can be turned off.'],
  ['2.2.1', 'Timing Adjustable', 'A', 'Whether time limits, such as that of a session, can be extended.'],
  ['2.2.2', 'Pause, Stop, Hide', 'A', 'Whether content that moves or updates by itself can be paused.'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', 'Whether anything flashes.'],
  ['2.4.1', 'Bypass Blocks', 'A', 'Whether the skip link of the app works.'],
  ['2.4.2', 'Page Titled', 'A', 'Whether each page of the app has its own title. A story is in Storybook’s document.'],
  ['2.4.3', 'Focus Order', 'A', 'Whether the focus moves in a meaningful order, also around dialogs.'],
  ['2.4.4', 'Link Purpose (In Context)', 'A', 'Whether link texts say where the link leads.'],
  ['2.4.5', 'Multiple Ways', 'AA', 'Whether pages can be found by menu and by search.'],
  ['2.4.6', 'Headings and Labels', 'AA', 'Whether headings and labels describe their content.'],
  ['2.4.7', 'Focus Visible', 'AA', 'Whether the focused element is always recognizable.'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'Whether sticky bars cover the focused element.'],
  ['2.5.1', 'Pointer Gestures', 'A', 'Whether gestures with several fingers or a path have an alternative.'],
  ['2.5.2', 'Pointer Cancellation', 'A', 'Whether a press can be cancelled by moving away.'],
  ['2.5.3', 'Label in Name', 'A', 'Whether voice control finds elements by their visible text.'],
  ['2.5.4', 'Motion Actuation', 'A', 'Whether anything reacts to moving the device.'],
  ['2.5.7', 'Dragging Movements', 'AA', 'Whether everything that is dragged also has buttons.'],
  ['2.5.8', 'Target Size (Minimum)', 'AA', 'Targets that appear on hover only.'],
  ['3.1.1', 'Language of Page', 'A', 'Whether the page is in the language that it declares.'],
  ['3.1.2', 'Language of Parts', 'AA', 'Whether texts in another language are marked.'],
  ['3.2.1', 'On Focus', 'A', 'Whether focusing an element changes the page.'],
  ['3.2.2', 'On Input', 'A', 'Whether changing a value changes the page unexpectedly.'],
  ['3.2.3', 'Consistent Navigation', 'AA', 'Whether menus have the same order on every page.'],
  ['3.2.4', 'Consistent Identification', 'AA', 'Whether the same function has the same name everywhere.'],
  ['3.2.6', 'Consistent Help', 'A', 'Whether help is in the same place on every page.'],
  ['3.3.1', 'Error Identification', 'A', 'Whether each error names the field and is announced.'],
  ['3.3.2', 'Labels or Instructions', 'A', 'Whether labels and hints suffice to fill in each form.'],
  ['3.3.3', 'Error Suggestion', 'AA', 'Whether errors say how to correct them.'],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Whether payments and deletions can be checked or undone.',
  ],
  ['3.3.7', 'Redundant Entry', 'A', 'Whether steps of a form ask for the same value twice.'],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'Whether signing in works with password managers and pasting.',
  ],
  ['4.1.2', 'Name, Role, Value', 'A', 'Whether screen readers announce names, states and changes of them.'],
  ['4.1.3', 'Status Messages', 'AA', 'Whether screen readers announce results, errors and progress.'],
].map(([number = '', name = '', level, byPeople = '']) => ({ number, name, level: level as 'A' | 'AA', byPeople }))

/** The section of the standard about a criterion. */
export function getCriterionUrl({ name }: Criterion): string {
  const section = name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-')
  return `https://www.w3.org/TR/WCAG22/#${section}`
}
