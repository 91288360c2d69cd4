import { type PictureVariant, describeResult, getEvidenceHref, getResult, useEvidence } from './evidence.ts'
import {
  type Screen,
  type State,
  findStoryOfState,
  findTypicalStory,
  getDocsHref,
  getStoryHref,
  listOtherStories,
  states,
} from './screenStories.ts'
import { Thumbnail } from './Thumbnail.tsx'
import './screensMap.css'

/** A screen with its picture, the result of the last check and its states. */
export function ScreenCard({ screen, variant }: { screen: Screen; variant?: PictureVariant }) {
  const typical = findTypicalStory(screen)
  return (
    <li className="map-card">
      {typical && (
        <a className="map-picture" href={getStoryHref(typical)} target="_top">
          <Thumbnail storyId={typical.id} name={screen.name} {...(variant && { variant })} />
        </a>
      )}
      <div className="map-card-text">
        <p className="map-card-title">
          <a href={getDocsHref(typical?.title ?? screen.title)} target="_top">
            {screen.name}
          </a>
          <span>{screen.role}</span>
          <ResultBadge screen={screen} />
        </p>
        <StateList screen={screen} />
      </div>
    </li>
  )
}

/** The result of the last check, linked to the screen's page in the report. */
export function ResultBadge({ screen }: { screen: Screen }) {
  const { evidence } = useEvidence()
  const result = getResult(screen, evidence)
  const words = describeResult(result)
  if (result.kind === 'unchecked') return <span className="map-badge map-badge-unchecked">{words}</span>
  return (
    <a
      className={`map-badge map-badge-${result.kind}`}
      href={getEvidenceHref(screen)}
      target="_top"
      aria-label={`${words}, report of ${screen.name}`}
    >
      {words}
    </a>
  )
}

/** Every state: ● has a story, ○ is shown through the toolbar, – is missing. */
export function StateList({ screen }: { screen: Screen }) {
  const [first, ...more] = listOtherStories(screen)
  return (
    <ul className="map-states" aria-label={`States of ${screen.name}`}>
      {states.map((state) => (
        <li key={state}>
          <StateLink screen={screen} state={state} />
        </li>
      ))}
      {first && (
        <li>
          <a href={getStoryHref(first)} target="_top">
            {more.length === 0 ? '1 other' : `${more.length + 1} others`}
          </a>
        </li>
      )}
    </ul>
  )
}

function StateLink({ screen, state }: { screen: Screen; state: State }) {
  const place = findStoryOfState(screen, state)
  if (!place) {
    return (
      <span className="map-state-missing">
        <span aria-hidden="true">–</span> {state}
        <span className="map-hidden"> has no story</span>
      </span>
    )
  }
  return (
    <a href={place.href} target="_top">
      <span aria-hidden="true">{place.isOwn ? '●' : '○'}</span> {state}
      <span className="map-hidden">{place.isOwn ? ' has a story' : ' through the toolbar'}</span>
    </a>
  )
}
