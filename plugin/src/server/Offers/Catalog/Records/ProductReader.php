<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Import\FieldReader;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Values\CellText;
use HvacBlocks\Platform\Values\Number;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a product from untrusted data: a row of a file, or what the editor stored.
 *
 * A field that cannot be read loses only its own value, unless it is the ID, the name or the category.
 *
 * @phpstan-import-type Field from ProductFields
 * @phpstan-import-type Value from CatalogProduct
 */
final class ProductReader extends FieldReader {
	private const REQUIRED = array( 'id', 'name', 'category' );

	/** "2 - 5", "2 to 5". */
	private const RANGE = '/^(\S.*?)\s*(?:-|to|a|à|through)\s*(\d.*)$/iuD';

	private const COUNTRIES = array(
		'us'     => 'US',
		'usa'    => 'US',
		'ca'     => 'CA',
		'can'    => 'CA',
		'canada' => 'CA',
	);

	/** @var array<string, Value> */
	private array $values = array();

	/**
	 * @param array<array-key, mixed> $values by the names of `CatalogProduct::to_array()`
	 * @param array<string, string>   $names  the file's column names
	 * @return array{CatalogProduct, list<string>} with what was left out or repaired
	 * @throws InvalidProduct
	 */
	public static function read( array $values, array $names = array() ): array {
		$reader  = new self( $values, $names );
		$product = $reader->product();

		if ( null === $product || array() !== array_intersect_key( $reader->problems, array_flip( self::REQUIRED ) ) ) {
			throw new InvalidProduct( implode( '; ', $reader->reasons() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a report, escaped where it is printed.
		}

		return array( $product, array( ...$reader->reasons(), ...$reader->notes ) );
	}

	private function product(): ?CatalogProduct {
		$id       = $this->identifier( null, 'id' );
		$names    = array( 'en' => $this->required( null, 'name', 190 ) );
		$written  = $this->required( null, 'category', 100 );
		$category = ProductCategory::read( $written );

		foreach ( array( Language::Spanish, Language::French ) as $language ) {
			$names[ $language->value ] = $this->text( null, ProductFields::in( 'name', $language ), 190 );
		}

		if ( '' !== $written && null === $category ) {
			$this->refuse( 'category', $written );
		}

		$tier = $this->choice( 'tier', self::tiers() );

		foreach ( ProductFields::all() as $name => $field ) {
			$value = $this->field( $name, $field );

			if ( null !== $value && '' !== $value && false !== $value && array() !== $value ) {
				$this->values[ $name ] ??= $value;
			}
		}

		$this->check();
		// A range fills its second field first; the order must not change the product's hash.
		$order = array_flip( array_keys( ProductFields::all() ) );
		uksort( $this->values, static fn ( string $one, string $other ): int => $order[ $one ] <=> $order[ $other ] );

		return null === $category ? null : new CatalogProduct( $id, array_filter( $names, static fn ( string $one ): bool => '' !== $one ), $category, ProductTier::tryFrom( $tier ), $this->values );
	}

	/**
	 * @param Field $field
	 * @return string|float|bool|list<string>|null
	 */
	private function field( string $name, array $field ): string|float|bool|array|null {
		$most = $field['most'] ?? 64;

		return match ( $field['kind'] ) {
			'number' => $this->figure( $name, $field ),
			'flag'   => $this->flag( null, $name ),
			'date'   => $this->date( null, $name ),
			'list'   => $this->listed( $name, $most ),
			'choice' => $this->choice( $name, $field['options'] ?? array() ),
			'file'   => $this->file( $name, $most ),
			'id'     => $this->text( null, $name, 64 ),
			default  => $this->text( null, $name, $most ),
		};
	}

	/** @param Field $field */
	private function figure( string $name, array $field ): ?float {
		$text = CellText::plain( $this->text( null, $name, 64 ) );
		$unit = implode( '|', array_map( static fn ( string $one ): string => preg_quote( $one, '/' ), $field['units'] ?? array() ) );

		if ( '' === $text ) {
			return null;
		}

		// A dollar sign comes first, other units last.
		$bare = static fn ( string $part ): string => '' === $unit ? trim( $part ) : trim( preg_replace( "/^(?:$unit)\\s*|\\s*(?:$unit)\$/iuD", '', trim( $part ) ) ?? '' );

		if ( 1 === preg_match( self::RANGE, $text, $part ) ) {
			$to = $field['to'] ?? null;

			if ( null === $to ) {
				/* translators: 1: name of a column, 2: a number, 3: a range of numbers. */
				$this->notes[] = sprintf( __( '%1$s: %2$s was taken from “%3$s”', 'hvac-blocks' ), $this->name( $name ), $bare( $part[1] ), $text );
			} else {
				$last = $this->checked( $to, $bare( $part[2] ), $field );

				if ( null !== $last ) {
					$this->values[ $to ] = $last;
				}
			}

			$text = $part[1];
		}

		return $this->checked( $name, $bare( $text ), $field );
	}

	/** @param Field $field */
	private function checked( string $name, string $text, array $field ): ?float {
		$number = Number::count( $text ) ?? Number::read( $text );

		if ( null === $number || $number < ( $field['min'] ?? 0 ) || $number > ( $field['max'] ?? PHP_INT_MAX ) ) {
			$this->refuse( $name, $text );

			return null;
		}

		return round( (float) $number, 2 );
	}

	/** @param list<string> $options */
	private function choice( string $name, array $options ): string {
		$text = $this->text( null, $name, 64 );
		$key  = static fn ( string $one ): string => preg_replace( '/[^a-z0-9]+/', '', strtolower( $one ) ) ?? '';

		foreach ( $options as $option ) {
			// "Two stage", "2-stage", "Single speed", "Variable".
			if ( '' !== $text && in_array( strtr( $key( $text ), array( '2' => 'two', '1' => 'single', 'one' => 'single' ) ), array( $key( $option ), explode( '-', $option )[0] ), true ) ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three words.
				return $option;
			}
		}

		return '' === $text ? '' : $this->refuse( $name, $text );
	}

	/** @return list<string> */
	private function listed( string $name, int $most ): array {
		$items = array_values( array_unique( $this->items( null, $name, in_array( $name, array( 'countries', 'goesWith', 'serials' ), true ) ? '~[;|,/\s]+~' : '/\s*[;|\r\n]+\s*/' ) ) );

		if ( 'countries' === $name ) {
			foreach ( $items as $item ) {
				isset( self::COUNTRIES[ strtolower( $item ) ] ) || $this->refuse( $name, $item );
			}

			$items = array_values( array_unique( array_filter( array_map( static fn ( string $item ): string => self::COUNTRIES[ strtolower( $item ) ] ?? '', $items ) ) ) );
		}

		if ( count( $items ) > $most ) {
			/* translators: 1: name of a column, 2: a number. */
			$this->notes[] = sprintf( __( '%1$s: only the first %2$d were taken', 'hvac-blocks' ), $this->name( $name ), $most );
		}

		return array_map( static fn ( string $item ): string => mb_substr( CellText::clean( $item ), 0, 500 ), array_slice( $items, 0, $most ) );
	}

	/** The address of a file, or the name of one in the media library. */
	private function file( string $name, int $most ): string {
		$file = $this->text( null, $name, $most );

		return '' === $file || 1 === preg_match( '~^https?://[^/\s]+/\S*$|^[^/\\\\:]+\.[a-z0-9]{2,5}$~iD', $file ) ? $file : $this->refuse( $name, $file );
	}

	/** What contradicts itself is left out. */
	private function check(): void {
		foreach ( array( 'tonsFrom' => 'tonsTo', 'noiseFrom' => 'noiseTo', 'priceFirstDay' => 'priceLastDay', 'firstDay' => 'lastDay' ) as $first => $last ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- pairs.
			if ( isset( $this->values[ $first ], $this->values[ $last ] ) && $this->values[ $last ] < $this->values[ $first ] ) {
				/* translators: 1 and 2: names of columns. */
				$this->notes[] = sprintf( __( '%1$s is before %2$s', 'hvac-blocks' ), $this->name( $last ), $this->name( $first ) );
				unset( $this->values[ $first ], $this->values[ $last ] );
			}
		}
	}

	/** @return list<string> */
	private static function tiers(): array {
		/** @var array{tiers: list<string>} $contract */
		$contract = Contracts::read( 'product' );

		return $contract['tiers'];
	}

	protected function hint( string $key ): string {
		$field = ProductFields::all()[ $key ] ?? null;

		if ( 'number' === ( $field['kind'] ?? '' ) ) {
			/* translators: 1 and 2: numbers. */
			return Text::sentence( __( 'A number from %1$s to %2$s.', 'hvac-blocks' ), (string) ( $field['min'] ?? 0 ), (string) ( $field['max'] ?? 0 ) );
		}

		return match ( true ) {
			'id' === $key                            => __( 'Letters, digits, hyphens and underscores.', 'hvac-blocks' ),
			'date' === ( $field['kind'] ?? '' )      => __( 'A date such as 2015-03-31.', 'hvac-blocks' ),
			'choice' === ( $field['kind'] ?? '' )    => implode( ', ', $field['options'] ?? array() ),
			'file' === ( $field['kind'] ?? '' )      => __( 'A URL that starts with https://, or the name of a file in the media library.', 'hvac-blocks' ),
			default                                  => '',
		};
	}
}
