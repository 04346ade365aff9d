<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** What the screen of the fields shows. */
final readonly class OwnFieldsView {
	private const LONGEST_NAME = 60;

	public function __construct( private DealerStore $store ) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$counts = $this->store->count_with( array_keys( OwnFields::all() ) );

		return array(
			'fields' => array_map( static fn ( array $field ): array => array( ...$field, 'dealers' => $counts[ $field['key'] ] ?? 0 ), self::fields() ),
			'most'   => OwnFields::MOST,
		);
	}

	/** @return list<array{key: string, name: string, choices: list<array{key: string, name: string, ...}>, ...}> with the names in the language of the request */
	public static function fields(): array {
		$language = PageLanguage::current();

		return array_map(
			static fn ( OwnField $field ): array => array(
				...$field->to_array(),
				'name'    => $field->name( $language ),
				'choices' => array_map( static fn ( array $choice ): array => array( ...$choice, 'name' => $field->name( $language, $choice['names'] ) ), $field->to_array()['choices'] ),
			),
			array_values( OwnFields::all() )
		);
	}

	/** @return array<string, mixed> the schema of a name in each language */
	public static function names(): array {
		$names = array_fill_keys( array_column( Language::cases(), 'value' ), array( 'type' => 'string', 'maxLength' => self::LONGEST_NAME ) );

		return Schema::object( $names ) + array( 'additionalProperties' => false, 'description' => __( 'The English name is required, and shown in languages without one.', 'hvac-blocks' ) );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'dealer-fields', array(
			'fields' => Schema::list( Schema::object( array(
				'key'     => $text,
				'type'    => array( 'type' => 'string', 'enum' => array_column( OwnFieldType::cases(), 'value' ) ),
				'names'   => self::names(),
				'choices' => Schema::list( Schema::object( array( 'key' => $text, 'names' => self::names(), 'name' => $text ) ) ),
				'places'  => Schema::list( array( 'type' => 'string', 'enum' => OwnFieldType::Flag->places() ) ),
				'name'    => array( 'description' => __( 'In the language of the request.', 'hvac-blocks' ) ) + $text,
				'dealers' => array( 'type' => 'integer', 'description' => __( 'How many dealers have a value.', 'hvac-blocks' ) ),
			) ) ),
			'most'   => array( 'type' => 'integer' ),
		) );
	}
}
