import { flows } from './flows.ts'
import { getStoryHref } from './screenStories.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** Each flow as a strip of pictures with arrows. */
export function FlowStrips() {
  return (
    <div className="map">
      {flows.map(({ name, steps }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol className="map-flow">
            {steps.map(({ role, storyId, caption }) => (
              <li key={storyId}>
                <a href={getStoryHref({ id: storyId })} target="_top">
                  <Thumbnail storyId={storyId} name={caption} hasCaption />
                  <strong>{role}</strong>
                  <span>{caption}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
