import { fill, plural, type Plural } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Action, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { Icon } from '../../controls/icon/view';
import { View as PageQuery } from '../../controls/page-query/view';

export interface Props {
	id: string;
	place: string;
	options: Array< { key: string; text: string } >;
	active: readonly string[];
	/** What else to choose, such as a distance: the page's address with each; without links if there is no choice. */
	choices: Array< { legend: string; links: Array< { text: string; href: string; isChosen: boolean } > } >;
	/** The page's address without filters. */
	clearHref: string;
	texts: { filters: string; legend: string; apply: string; clear: string; active: Plural };
	lang: string;
	/** Applies the checked filters on each change; if it returns false, the form is sent. */
	onChange?: ( active: string[] ) => boolean;
}

/** The dropdown of a dealer search's filters. */
export function View( { id, place, options, active, choices, clearHref, texts, lang, onChange }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	const menu = useRef< HTMLDetailsElement >( null );
	const isEditor = useIsEditor();

	const boxes = () => [ ...( form.current?.querySelectorAll< HTMLInputElement >( '[type=checkbox]' ) ?? [] ) ];
	const ticked = () =>
		boxes()
			.filter( ( { checked } ) => checked )
			.map( keyOf );

	// Boxes checked before this ran are the visitor's; later the address bar decides.
	const isFirst = useRef( true );
	const list = active.join();
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;

			if ( ! isEditor && ticked().join() !== list ) {
				onChange?.( ticked() );
			}
			return;
		}

		boxes().forEach( ( box ) => {
			box.checked = active.includes( keyOf( box ) );
		} );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the active filters moves the boxes.
	}, [ list ] );

	useEffect( () => ( menu.current ? closeOnLeave( menu.current ) : undefined ), [] );

	const onClear = ( event: MouseEvent ) => {
		if ( onChange?.( [] ) ) {
			event.preventDefault();
		}
	};

	return (
		<form ref={ form } className="hvac-dealer-filters" method="get">
			<PageQuery />
			<input type="hidden" name="zipcode" value={ place } />
			<details ref={ menu } className="hvac-dealer-filters__menu">
				<summary className="hvac-button hvac-button--secondary hvac-dealer-filters__toggle">
					<Icon svg={ icons.slidersHorizontal } />
					<span>{ texts.filters }</span>
					{ active.length > 0 && (
						<>
							<span className="hvac-dealer-filters__count" aria-hidden="true">
								{ active.length }
							</span>
							<span className="hvac-visually-hidden">
								{ fill( plural( texts.active, active.length, lang ), { count: active.length } ) }
							</span>
						</>
					) }
					<Icon svg={ icons.chevronDown } />
				</summary>
				<div className="hvac-dealer-filters__panel">
					{ choices.map(
						( { legend, links } ) =>
							links[ 0 ] && (
								<fieldset key={ legend } className="hvac-dealer-filters__choices">
									<legend className="hvac-dealer-filters__legend">{ legend }</legend>
									{ links.map( ( { text, href, isChosen } ) => (
										<a key={ text } href={ href } aria-current={ isChosen }>
											{ text }
										</a>
									) ) }
								</fieldset>
							)
					) }
					<fieldset className="hvac-dealer-filters__options">
						<legend className="hvac-dealer-filters__legend">{ texts.legend }</legend>
						{ options.map( ( { key, text } ) => (
							<label key={ key } className="hvac-choice" htmlFor={ `${ id }-filter-${ key }` }>
								<input
									className="hvac-choice__input"
									id={ `${ id }-filter-${ key }` }
									type="checkbox"
									name={ `filter-${ key }` }
									value="1"
									defaultChecked={ active.includes( key ) }
									onInput={ () => onChange?.( ticked() ) === false && form.current?.requestSubmit() }
								/>
								<span>{ text }</span>
							</label>
						) ) }
					</fieldset>
					<div className="hvac-dealer-filters__actions">
						<Action type="submit" className="hvac-button hvac-dealer-filters__apply">
							{ texts.apply }
						</Action>
						<a className="hvac-button hvac-button--quiet" href={ clearHref } onClick={ onClear }>
							{ texts.clear }
						</a>
					</div>
				</div>
			</details>
		</form>
	);
}

const keyOf = ( { name }: HTMLInputElement ) => name.slice( 'filter-'.length );

/** Closes a menu on a press outside, on Escape, and when it loses the focus; returns a function that stops it. */
function closeOnLeave( menu: HTMLDetailsElement ): () => void {
	const end = new AbortController();
	const { signal } = end;
	const close = () => menu.removeAttribute( 'open' );

	document.addEventListener( 'pointerdown', ( { target } ) => menu.contains( target as Node ) || close(), {
		signal,
	} );
	menu.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget && ! menu.contains( relatedTarget as Node ) ) {
				close();
			}
		},
		{ signal }
	);
	menu.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' && menu.open ) {
				close();
				menu.querySelector( 'summary' )?.focus();
			}
		},
		{ signal }
	);

	return () => end.abort();
}
