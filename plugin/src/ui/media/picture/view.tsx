interface Source {
	media: string;
	srcset: string;
	sizes: string;
	width: number;
	height: number;
}

/** From `Media\Picture::props()`. */
export interface Props {
	src: string;
	srcset: string;
	/** The displayed width; empty if there is only one file. */
	sizes: string;
	/** In pixels; 0 if unknown. */
	width: number;
	height: number;
	alt: string;
	/** `auto` lets WordPress decide, which islands cannot. */
	loading: 'auto' | 'lazy' | 'high';
	/** The part that stays in view if the picture is cropped; empty for its center. */
	position: string;
	/** `16/9`; empty for the picture's own ratio. */
	ratio: string;
	/** Other files for wider windows. */
	sources: Source[];
}

/** A picture that reserves its space while it loads. */
export function View( { srcset, sizes, width, height, loading, position, ratio, sources, ...own }: Props ) {
	const isLazy = loading === 'lazy';
	// React 18 only accepts this spelling.
	const priority = loading === 'high' ? { fetchpriority: 'high' } : {};
	const image = (
		<img
			className="hvac-picture skip-lazy"
			data-no-lazy="1"
			loading={ isLazy ? 'lazy' : undefined }
			{ ...priority }
			decoding="async"
			srcSet={ srcset || undefined }
			sizes={ srcset ? `${ isLazy ? 'auto, ' : '' }${ sizes }` : undefined }
			width={ width || undefined }
			height={ height || undefined }
			style={ { objectPosition: position || undefined, aspectRatio: ratio || undefined } }
			{ ...own }
			alt={ own.alt }
		/>
	);

	return sources.length === 0 ? (
		image
	) : (
		<picture className="hvac-picture-sources">
			{ sources.map( ( source ) => (
				<source
					key={ source.media }
					media={ source.media }
					srcSet={ source.srcset }
					sizes={ source.sizes || undefined }
					width={ source.width || undefined }
					height={ source.height || undefined }
				/>
			) ) }
			{ image }
		</picture>
	);
}
