import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/view';

export interface Props {
	label: string;
	texts: { previous: string; next: string; page: string };
	/** 1-based number of the current page. */
	current: number;
	/** The offered numbers; null is a gap. */
	numbers: Array< { number: number; href: string } | null >;
	/** Addresses of the adjacent pages; null at the ends. */
	previous: string | null;
	next: string | null;
	/** Changes the page; without it, or if it returns false, the link does. */
	onPage?: ( number: number ) => boolean;
}

/** Links to the pages of a list; the ends are disabled. */
export function View( { label, texts, current, numbers, previous, next, onPage }: Props ) {
	const link = ( href: string | null, number: number ) =>
		href === null
			? ( { role: 'link', 'aria-disabled': true } as const )
			: {
					href,
					onClick: ( event: MouseEvent ) => {
						const isPlain =
							event.button === 0 &&
							! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

						if ( isPlain && onPage?.( number ) ) {
							event.preventDefault();
						}
					},
				};

	return (
		<nav className="hvac-pagination" aria-label={ label }>
			<a
				className="hvac-pagination__step"
				rel={ previous === null ? undefined : 'prev' }
				{ ...link( previous, current - 1 ) }
			>
				<Icon svg={ icons.chevronLeft } />
				<span>{ texts.previous }</span>
			</a>
			<ol className="hvac-pagination__numbers">
				{ numbers.map( ( place, index ) =>
					place === null ? (
						<li key={ `gap-${ index }` } className="hvac-pagination__gap" aria-hidden="true">
							…
						</li>
					) : (
						<li key={ place.number }>
							<a
								className="hvac-pagination__number"
								aria-label={ fill( texts.page, { number: place.number } ) }
								aria-current={ place.number === current ? 'page' : undefined }
								{ ...link( place.href, place.number ) }
							>
								{ place.number }
							</a>
						</li>
					)
				) }
			</ol>
			<a
				className="hvac-pagination__step"
				rel={ next === null ? undefined : 'next' }
				{ ...link( next, current + 1 ) }
			>
				<span>{ texts.next }</span>
				<Icon svg={ icons.chevronRight } />
			</a>
		</nav>
	);
}
