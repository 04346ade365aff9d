import { Slot, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';
import { chooseVariant } from './choose-variant';

export interface Props {
	placement: string;
	asset: string;
}

export function View( { placement, asset }: Props ) {
	const isEditor = useIsEditor();
	const frame = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const block = frame.current?.closest< HTMLElement >( '.hvac-ab-placement' );
		return isEditor || ! block ? undefined : chooseVariant( block, { placement, asset } );
	}, [ isEditor, placement, asset ] );

	return (
		<div ref={ frame } className="hvac-ab-placement__frame">
			<Slot className="hvac-ab-placement__choices" name="content" />
		</div>
	);
}
