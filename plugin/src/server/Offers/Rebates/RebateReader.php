<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Platform\Import\FieldReader;

defined( 'ABSPATH' ) || exit;

/** Makes a rebate from untrusted data. */
final class RebateReader extends FieldReader {
	private const MOST_DOLLARS = 1_000_000;
	private const MOST_AREAS   = 2000;
	/** Whole countries; two letters would be those of California. */
	private const COUNTRIES = array(
		'US' => 'USA',
		'CA' => 'CANADA',
	);

	/**
	 * @param array<array-key, mixed> $values
	 * @param array<string, string>   $names  the file's column names
	 * @throws InvalidRebate listing everything that is wrong
	 */
	public static function read( array $values, array $names = array() ): Rebate {
		$reader = new self( $values, $names );
		$rebate = $reader->rebate();

		if ( array() !== $reader->problems ) {
			throw new InvalidRebate( $reader->reasons(), $reader->fields ); // phpcs:ignore WordPress.Security.EscapeOutput -- a report, escaped where it is printed.
		}

		return $rebate;
	}

	private function before_text(): string {
		/* translators: 1 and 2: names of columns. */
		return sprintf( __( '%1$s is before %2$s', 'hvac-blocks' ), $this->name( 'expires' ), $this->name( 'starts' ) );
	}

	private function rebate(): Rebate {
		$amount  = $this->amount();
		$starts  = (string) $this->date( null, 'starts' );
		$expires = (string) $this->date( null, 'expires' );

		if ( '' !== $starts && '' !== $expires && $expires < $starts ) {
			$this->complain( 'expires', $this->before_text(), __( 'The last day is before the first day.', 'hvac-blocks' ) );
		}

		return new Rebate(
			id: $this->identifier( null, 'id' ),
			title: $this->required( null, 'title', 190 ),
			title_es: $this->text( null, 'titleEs', 190 ),
			title_fr: $this->text( null, 'titleFr', 190 ),
			amount: $amount,
			up_to: $this->flag( null, 'upTo' ),
			provider: $this->required( null, 'provider', 190 ),
			url: $this->url(),
			starts: $starts,
			expires: $expires,
			areas: $this->areas(),
			categories: $this->categories(),
		);
	}

	/** Dollars in any usual form: 650, $1,250, 49.99. */
	private function amount(): ?float {
		$text = $this->text( null, 'amount', 32 );

		if ( '' === $text ) {
			return null;
		}

		if ( 1 !== preg_match( '/^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/D', $text, $part ) ) {
			$this->refuse( 'amount', $text );

			return null;
		}

		$amount = round( (float) ( str_replace( ',', '', $part[1] ) . ( $part[2] ?? '' ) ), 2 );

		if ( $amount <= 0 || $amount > self::MOST_DOLLARS ) {
			$this->refuse( 'amount', $text );
		}

		return $amount;
	}

	private function url(): string {
		$url = $this->text( null, 'url', 500 );

		return '' === $url || ( 1 === preg_match( '~^https?://[^/]~', $url ) && esc_url_raw( $url, array( 'http', 'https' ) ) === $url ) ? $url : $this->refuse( 'url', $url );
	}

	/** @return list<string> */
	private function areas(): array {
		$areas = array();
		$items = $this->items( null, 'areas', '/[;|,\s]+/' );

		if ( count( $items ) > self::MOST_AREAS ) {
			$this->refuse( 'areas', (string) count( $items ) );
			$items = array();
		}

		foreach ( $items as $item ) {
			$area = self::area( $item );

			if ( null === $area ) {
				$this->refuse( 'areas', $item );
			} else {
				$areas[ "a$area" ] = $area;
			}
		}

		sort( $areas, SORT_STRING );

		return $areas;
	}

	/** @return list<string> */
	private function categories(): array {
		$categories = array();

		foreach ( $this->items( null, 'categories', '/\s*[;|,]+\s*/' ) as $item ) {
			$category = ProductCategory::read( $item );

			if ( null === $category ) {
				$this->refuse( 'categories', $item );
			} else {
				$categories[] = $category->value;
			}
		}

		sort( $categories, SORT_STRING );

		return array_values( array_unique( $categories ) );
	}

	private static function area( string $item ): ?string {
		$country = strtoupper( $item );

		return in_array( $country, self::COUNTRIES, true ) ? $country : PostalCode::repaired_area( $item ) ?? Regions::code( $item );
	}

	/** @return non-empty-list<string> the areas in which a rebate at a place may apply */
	public static function areas_of( Place $place ): array {
		return array( Rebate::EVERYWHERE, ...array_values( array_filter( array( self::COUNTRIES[ $place->country ] ?? '', $place->region_code, $place->zip ), static fn ( string $area ): bool => '' !== $area ) ) );
	}

	protected function hint( string $key ): string {
		return match ( $key ) {
			'id' => __( 'Letters, digits, hyphens and underscores.', 'hvac-blocks' ),
			'amount' => __( 'An amount in dollars such as 650 or 1,250.50.', 'hvac-blocks' ),
			'starts', 'expires' => __( 'A date such as 2015-03-31.', 'hvac-blocks' ),
			'url' => __( 'A URL that starts with https://.', 'hvac-blocks' ),
			'areas' => __( 'ZIP codes, postal areas such as M5V, states or provinces such as TX, or USA and CANADA.', 'hvac-blocks' ),
			'categories' => __( 'Categories of products such as furnaces or heat pumps; leave empty for all.', 'hvac-blocks' ),
			default => '',
		};
	}
}
