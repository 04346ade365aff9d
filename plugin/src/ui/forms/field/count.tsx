import { lengthOf } from '@client/domain/form';
import { fill } from '@client/domain/text';
import { useEffect, useRef, useState } from '@wordpress/element';

/** The share of the maximum length from which the count is shown and announced; the same as in view.php. */
const COUNT_FROM_SHARE = 0.75;
/** Milliseconds without typing before it is announced. */
const PAUSE_MS = 1000;

interface Props {
	id: string;
	value: string;
	max: number;
	/** `{count} of {max} characters`. */
	template: string;
}

/** How much of a field's length is used, once it is nearly full: shown on each key, announced when typing pauses. */
export function CharacterCount( { id, value, max, template }: Props ) {
	const element = useRef< HTMLSpanElement >( null );
	const [ count, setCount ] = useState( () => lengthOf( value ) );
	const [ announced, announce ] = useState( '' );

	useEffect( () => {
		const input = element.current?.ownerDocument.getElementById( id ) as HTMLInputElement | null;
		let pause: ReturnType< typeof setTimeout >;
		const update = ( event?: Event ) => {
			const now = lengthOf( input?.value ?? '' );

			setCount( now );
			clearTimeout( pause );

			if ( event && input?.ownerDocument.activeElement === input ) {
				pause = setTimeout(
					() => announce( now >= max * COUNT_FROM_SHARE ? fill( template, { count: now, max } ) : '' ),
					PAUSE_MS
				);
			}
		};

		update();
		input?.addEventListener( 'input', update );
		return () => {
			clearTimeout( pause );
			input?.removeEventListener( 'input', update );
		};
	}, [ id, max, template ] );

	return (
		<>
			<span
				ref={ element }
				className="hvac-field__count"
				aria-hidden="true"
				data-near={ count >= max * COUNT_FROM_SHARE ? true : undefined }
				data-over={ count > max ? true : undefined }
			>
				{ `${ count }/${ max }` }
			</span>
			<span className="hvac-visually-hidden" aria-live="polite">
				{ announced }
			</span>
		</>
	);
}
