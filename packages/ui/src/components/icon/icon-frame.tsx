import { cx } from '../../cx'
import styles from './icon.module.css'

export interface IconFrameProps {
  /** the accessible name, if no text beside the icon gives one */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** Draws an icon body of the generated module on its 512-unit box. */
export function IconFrame({ body, label, className }: IconFrameProps & { readonly body: string }) {
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox="0 0 512 512"
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      // The build writes the bodies, never people.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own generated module
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
