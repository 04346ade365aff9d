import { Slot, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';
import { choose } from './choose';

export interface Props {
	placement: string;
	asset: string;
	/** A script that runs before the page is drawn; empty where nothing is tested. */
	early: string;
}

export function View( { placement, asset, early }: Props ) {
	const isEditor = useIsEditor();
	const frame = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const block = frame.current?.closest< HTMLElement >( '.hvac-ab-placement' );
		return isEditor || ! block ? undefined : choose( block, { placement, asset } );
	}, [ isEditor, placement, asset ] );

	return (
		<>
			{ early !== '' && <script dangerouslySetInnerHTML={ { __html: early } } /> }
			<div ref={ frame } className="hvac-ab-placement__frame">
				<Slot className="hvac-ab-placement__choices" name="content" />
			</div>
		</>
	);
}
