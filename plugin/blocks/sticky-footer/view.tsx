import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as Action } from '@ui/controls/action/view';
import { useEffect, useRef } from '@wordpress/element';
import { stick } from './stick';

export interface Props {
	href: string;
	texts: { label: string };
}

export function View( { href, texts }: Props ) {
	const isEditor = useIsEditor();
	const bar = useRef< HTMLElement >( null );

	useEffect( () => {
		const block = bar.current?.closest< HTMLElement >( '.hvac-block' );
		return isEditor || ! block ? undefined : stick( block );
	}, [ isEditor ] );

	return (
		<>
			<Slot className="hvac-sticky-footer__end" name="content" />
			<aside ref={ bar } className="hvac-sticky-footer__bar" aria-label={ texts.label }>
				<Slot as="p" className="hvac-sticky-footer__text" name="text" />
				<Action slot="button_text" href={ href } class="hvac-sticky-footer__button" />
			</aside>
		</>
	);
}
