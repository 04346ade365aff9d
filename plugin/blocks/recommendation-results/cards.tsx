import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';
import { View as Picture } from '@ui/media/picture/view';
import { type System, type SystemCard, systemCards } from './system-cards';
import type { Results } from './types';

interface CardsProps {
	systems: System[];
	heading: 'h2';
	results: Results;
}

export const Cards = ( { systems, heading, results }: CardsProps ) => (
	<ul className="hvac-cards hvac-results__cards">
		{ systemCards( systems, results.cards ).map( ( card ) => (
			<Card key={ card.name } card={ card } heading={ heading } results={ results } />
		) ) }
	</ul>
);

function Card( {
	card,
	heading: Heading,
	results: { texts, contactUrl },
}: {
	card: SystemCard;
	heading: 'h2';
	results: Results;
} ) {
	return (
		<li className="hvac-card hvac-results__card" data-fit={ card.isFit ? '' : undefined }>
			<div className="hvac-results__pictures">
				{ card.pictures.map( ( picture ) => (
					<Picture key={ picture.src } { ...picture } />
				) ) }
			</div>
			<div className="hvac-card__head">
				<p className="hvac-card__eyebrow">{ card.tier }</p>
				<Heading className="hvac-card__title">{ card.name }</Heading>
				{ card.isFit && (
					<p className="hvac-results__fit">
						<Icon svg={ icons.badgeCheck } />
						<span>{ texts.fit }</span>
					</p>
				) }
			</div>
			<div className="hvac-results__price">
				{ card.price === '' ? (
					<p className="hvac-results__unpriced">{ texts.noPrice }</p>
				) : (
					<>
						<p className="hvac-card__small">{ texts.starts }</p>
						<p className="hvac-card__figure">{ card.price }</p>
					</>
				) }
				{ card.typical !== '' && <p className="hvac-card__small">{ card.typical }</p> }
				{ card.monthly !== '' && <p className="hvac-results__monthly">{ card.monthly }</p> }
			</div>
			<div className="hvac-results__facts">
				<ul className="hvac-results__units">
					{ card.units.map( ( { name, facts, href, documents } ) => (
						<li key={ name }>
							{ href === '' ? <strong>{ name }</strong> : <a href={ href }>{ name }</a> }
							<span>{ facts }</span>
							{ documents.map( ( document ) => (
								<a
									key={ document.href }
									className="hvac-results__document"
									href={ document.href }
									aria-label={ document.label }
								>
									<Icon svg={ icons.fileText } />
									{ document.text }
								</a>
							) ) }
						</li>
					) ) }
				</ul>
				{ card.included.length > 0 && (
					<>
						<p className="hvac-results__label">{ texts.included }</p>
						<ul className="hvac-results__included">
							{ card.included.map( ( part ) => (
								<li key={ part }>
									<Icon svg={ icons.check } />
									<span>{ part }</span>
								</li>
							) ) }
						</ul>
					</>
				) }
			</div>
			{ contactUrl !== '' && (
				<p className="hvac-card__action">
					<a
						className="hvac-button hvac-button--secondary"
						href={ contactUrl }
						aria-label={ `${ texts.ask }: ${ card.name }` }
					>
						{ texts.ask }
					</a>
				</p>
			) }
		</li>
	);
}
