<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The own fields of a dealer's page, and of its structured data. */
final readonly class ProfileFields {
	/** @var list<array{OwnField, string}> with their values */
	private array $fields;

	public function __construct( Dealer $dealer, private Language $language ) {
		$this->fields = OwnFields::at( 'profile', $dealer->own_fields );
	}

	/** @return list<array{icon: string, title: string, text: string}> what the dealer offers */
	public function flags(): array {
		return array_map( fn ( array $one ): array => array( 'icon' => 'check', 'title' => $one[0]->name( $this->language ), 'text' => '' ), $this->of( OwnFieldType::Flag ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three words.
	}

	/** @return list<array{name: string, text: string, href: string}> the others */
	public function details(): array {
		return array_map(
			fn ( array $one ): array => array(
				'name' => $one[0]->name( $this->language ),
				'text' => $one[0]->text( $one[1], $this->language ),
				'href' => OwnFieldType::Link === $one[0]->type ? $one[1] : '',
			),
			$this->of( OwnFieldType::Text, OwnFieldType::Number, OwnFieldType::List, OwnFieldType::Link )
		);
	}

	/** @return list<string> values of schema.org's `sameAs` */
	public function links(): array {
		return array_column( $this->of( OwnFieldType::Link ), 1 );
	}

	/** @return list<array<string, mixed>> values of schema.org's `amenityFeature`, for what has no property of its own */
	public function features(): array {
		return array_map(
			fn ( array $one ): array => array(
				'@type' => 'LocationFeatureSpecification',
				'name'  => $one[0]->name( $this->language ),
				'value' => OwnFieldType::Flag === $one[0]->type ? true : $one[0]->text( $one[1], $this->language ),
			),
			$this->of( OwnFieldType::Flag, OwnFieldType::Text, OwnFieldType::Number, OwnFieldType::List )
		);
	}

	/** @return list<array{OwnField, string}> */
	private function of( OwnFieldType ...$types ): array {
		return array_values( array_filter( $this->fields, static fn ( array $one ): bool => in_array( $one[0]->type, $types, true ) ) );
	}
}
