interface Props {
	/** The icon's markup: `icons.phone` of `contracts/icons.json`, so that a bundle holds only the icons it names. */
	svg: string;
}

/** A decorative icon: it always stands beside words, so assistive technology skips it. */
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
