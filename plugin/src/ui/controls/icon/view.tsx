interface Props {
	/**
	 * The icon's markup: `icons.phone` from `contracts/icons.json`, so that a bundle contains only the icons it
	 * imports.
	 */
	svg: string;
}

/** A decorative icon: text always accompanies it, so assistive technology skips it. */
export const Icon = ( { svg }: Props ) => (
	<svg
		className="hvac-icon"
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
		dangerouslySetInnerHTML={ { __html: svg } }
	/>
);
