import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { facts } from 'virtual:screen-facts'
import { ComponentGuide } from '../componentDocs/ComponentGuide.tsx'
import { getDocsHref, getStoryHref, useScreens } from '../screensMap/screenStories.ts'
import { ResultBadge, StateList } from '../screensMap/ScreenCard.tsx'
import { ScreenReview } from './ScreenReview.tsx'
import { getAnchorId } from './addSearchAnchors.ts'
import type { ScreenFacts } from '../../tools/screenFacts/collectScreenFacts.ts'

const roles: Record<string, string> = {
  Admin: 'administrators',
  Teacher: 'teachers',
  Student: 'students',
  Public: 'everyone',
  Shared: 'several roles',
}

/** The Docs page of a screen: description, roles, addresses, source, API calls, states and specification lines. */
export function ScreenDocsPage({ title }: { title: string }) {
  const known = facts[title]
  const [, role = '', name = ''] = title.split('/')
  const screen = useScreens().find((one) => one.role === role && one.name === name)
  const stories = screen?.stories.filter((story) => story.title === title) ?? []
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        For {roles[role]}
        {known?.routes.map((route) => (
          <Fragment key={route}>
            , at <code id={getAnchorId(route)}>{route}</code>
          </Fragment>
        ))}
        .
      </p>
      <dl className="map map-facts">
        {known?.source !== undefined && <SourceRows path={known.source} />}
        <dt>Checks</dt>
        <dd>{screen && <ResultBadge screen={screen} />}</dd>
      </dl>
      <Primary />
      <h2>Reviews</h2>
      <ScreenReview title={title} />
      <h2>API calls</h2>
      {known?.calls.length === 0 && <p>None.</p>}
      <CallList calls={known?.calls ?? []} />
      <h2>States</h2>
      <div className="map">{screen && <StateList screen={screen} />}</div>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <a href={getStoryHref(story)} target="_top">
              {story.name}
            </a>
          </li>
        ))}
      </ul>
      <h2>Components</h2>
      <p>
        {known?.components.map((component, index) => (
          <Fragment key={component.title}>
            {index > 0 && ', '}
            <a href={getDocsHref(component.title)} target="_top">
              {component.name}
            </a>
          </Fragment>
        ))}
      </p>
      <h2>Specification lines proved by its stories and tests</h2>
      <ul>
        {known?.lines.map(({ id, says }) => (
          <li key={id} id={getAnchorId(id)}>
            <code>{id}</code> {says}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the screen is in the repository, and how the app imports it. */
function SourceRows({ path }: { path: string }) {
  return (
    <>
      <dt>Import</dt>
      <dd>
        <code>{path.replace('packages/ui/src', '@maktab/ui').replace(/\.tsx$/, '')}</code>
      </dd>
      <dt>Source</dt>
      <dd>
        <code>{path}</code>
      </dd>
    </>
  )
}

/** API calls with links to the API reference. */
function CallList({ calls }: { calls: ScreenFacts['calls'] }) {
  return (
    <ul>
      {calls.map(({ id, method, path, tag }) => (
        <li key={id} id={getAnchorId(id)}>
          <a href={`./api-reference/index.html#/${tag}/${id}`} target="_top">
            <strong>{id}</strong>
          </a>{' '}
          <code>
            {method} {path}
          </code>
        </li>
      ))}
    </ul>
  )
}

/** The docs page of a screen or of a component. */
export function ComponentDocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.startsWith('Screens/') ? <ScreenDocsPage title={preparedMeta.title} /> : <ComponentGuide />
}
