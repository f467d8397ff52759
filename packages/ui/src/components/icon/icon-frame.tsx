import { cx } from '../../cx'
import styles from './icon.module.css'

export interface IconFrameProps {
  /** what it says where no text beside it says so */
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
      // Bodies are written by the build, never by people.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own generated module
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
