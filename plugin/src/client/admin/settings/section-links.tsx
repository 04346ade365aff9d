import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

export interface SectionLink {
	name: string;
	title: string;
	isChanged: boolean;
	isWrong: boolean;
}

/** Links to the page's sections; the current one is marked. */
export function SectionLinks( { sections }: { sections: SectionLink[] } ) {
	const current = useSectionInView( sections.map( ( { name } ) => name ) );

	return (
		<nav className="hvac-settings__nav" aria-label={ __( 'Sections', 'hvac-blocks' ) }>
			<ul>
				{ sections.map( ( { name, title, isChanged, isWrong } ) => (
					<li key={ name }>
						<a href={ `#${ name }` } aria-current={ name === current ? 'true' : undefined }>
							{ title }
							{ isWrong && (
								<span className="hvac-settings__wrong">
									{ __( 'needs correction', 'hvac-blocks' ) }
								</span>
							) }
							{ isChanged && ! isWrong && (
								<span className="hvac-settings__changed">{ __( 'changed', 'hvac-blocks' ) }</span>
							) }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

function useSectionInView( names: string[] ): string {
	const all = names.join();
	const [ current, setCurrent ] = useState( names[ 0 ] ?? '' );

	useEffect( () => {
		const elements = all.split( ',' ).flatMap( ( name ) => document.getElementById( name ) ?? [] );

		/** The last section whose heading has passed the upper third of the window; at the page's end, the last one. */
		const find = () => {
			const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
			const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2 && scrollTop > 0;
			const passed = elements.filter( ( element ) => element.getBoundingClientRect().top < clientHeight / 3 );

			setCurrent( ( isAtEnd ? elements : passed ).at( -1 )?.id ?? elements[ 0 ]?.id ?? '' );
		};

		// The sections were rendered after the page loaded: the browser could not find the one in the address.
		document.getElementById( window.location.hash.slice( 1 ) )?.scrollIntoView();
		find();
		window.addEventListener( 'scroll', find, { passive: true } );

		return () => window.removeEventListener( 'scroll', find );
	}, [ all ] );

	return current;
}
