import { View as Card } from '@ui/products/rebate-card/view';
import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { apiRequest } from '../shared/api';
import { languageLabel, languageName } from '../shared/form-names';
import { Section } from '../shared/record/fields';
import { rebateBody, type FormValues } from './form-values';
import type { Preview } from './types';

const PAUSE = 400;

/** The cards that visitors will see, after a pause in typing. Those of the last valid values stay. */
export function CardPreview( { values }: { values: FormValues } ) {
	const [ preview, setPreview ] = useState< Preview | null >( null );
	const isReady = values.title.trim() !== '' && values.provider.trim() !== '';
	const body = JSON.stringify( rebateBody( values ) );

	useEffect( () => {
		if ( ! isReady ) {
			return undefined;
		}

		const controller = new AbortController();
		const timer = setTimeout( () => {
			apiRequest< Preview >( '/rebate-preview', {
				method: 'POST',
				data: JSON.parse( body ),
				signal: controller.signal,
			} ).then(
				( answer ) => setPreview( ( last ) => ( answer.cards.length > 0 ? answer : last ) ),
				// Saving reports what fails.
				() => {}
			);
		}, PAUSE );

		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ body, isReady ] );

	return (
		<Section title={ __( 'Preview', 'hvac-blocks' ) }>
			{ preview ? (
				<>
					<HiddenNote state={ preview.state } />
					{ preview.cards.map( ( card ) => (
						<FramedCard key={ card.language } styles={ preview.styles } { ...card } />
					) ) }
				</>
			) : (
				<p className="hvac-record__help">
					{ __( 'Enter a title and a provider to see what visitors will see.', 'hvac-blocks' ) }
				</p>
			) }
		</Section>
	);
}

function HiddenNote( { state }: Pick< Preview, 'state' > ) {
	return state === 'valid' ? null : (
		<p className="hvac-rebates__state" data-state={ state }>
			{ state === 'expired'
				? __( 'Visitors don’t see it: it has expired.', 'hvac-blocks' )
				: __( 'Visitors don’t see it yet: it has not started.', 'hvac-blocks' ) }
		</p>
	);
}

/** One card in a document of its own, where the administration's styles do not apply. */
function FramedCard( { language, card, styles }: Preview[ 'cards' ][ number ] & Pick< Preview, 'styles' > ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const list = useRef< HTMLUListElement >( null );

	useEffect( () => {
		const fit = () => {
			if ( frame.current && list.current ) {
				frame.current.style.height = `${ list.current.scrollHeight }px`;
			}
		};
		const Observer = window.ResizeObserver;
		const observer = list.current && Observer ? new Observer( fit ) : null;

		if ( list.current ) {
			observer?.observe( list.current );
		}

		return () => observer?.disconnect();
	}, [ body ] );

	function open(): void {
		const page = frame.current?.contentDocument;

		if ( page ) {
			page.documentElement.lang = language;
			setBody( page.body );
		}
	}

	return (
		<figure className="hvac-rebates__preview">
			<figcaption>{ languageLabel( language ) }</figcaption>
			<iframe
				ref={ frame }
				title={ sprintf(
					/* translators: %s: a language. */
					__( 'Preview: %s', 'hvac-blocks' ),
					languageName( language )
				) }
				srcDoc="<!DOCTYPE html><base target='_blank'><body style='margin:0;overflow:hidden;font-family:system-ui,sans-serif'></body>"
				onLoad={ open }
			/>
			{ body &&
				createPortal(
					<>
						{ styles.map( ( href ) => (
							<link key={ href } rel="stylesheet" href={ href } />
						) ) }
						<div className="hvac-block hvac-rebates-center">
							<ul ref={ list } className="hvac-rebates__list">
								<Card { ...card } />
							</ul>
						</div>
					</>,
					body
				) }
		</figure>
	);
}
