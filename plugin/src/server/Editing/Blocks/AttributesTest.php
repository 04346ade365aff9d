<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type;

final class AttributesTest extends TestCase {
	private const SCHEMA = array(
		'heading' => array( 'type' => 'string' ),
		'level'   => array(
			'type'    => 'integer',
			'enum'    => array( 2, 3 ),
			'default' => 2,
		),
		'open'    => array( 'type' => array( 'boolean', 'string' ) ),
		'rows'    => array( 'type' => 'array' ),
		'image'   => array( 'type' => 'object' ),
	);

	public function test_what_was_written_is_read_by_its_type(): void {
		$attributes = self::attributes(
			array(
				'heading' => 'Hello',
				'level'   => '3',
				'open'    => true,
				'rows'    => array( 'a', 'b' ),
				'image'   => array( 'id' => 4 ),
			)
		);

		self::assertSame( 'Hello', $attributes->text( 'heading', 'Default' ) );
		self::assertSame( 3, $attributes->int( 'level' ) );
		self::assertTrue( $attributes->bool( 'open' ) );
		self::assertSame( array( 'a', 'b' ), $attributes->list( 'rows' ) );
		self::assertSame( array( 'id' => 4 ), $attributes->object( 'image' ) );
		self::assertSame( array( 'id' => 4 ), $attributes->value( 'image' ) );
	}

	public function test_what_was_not_written_has_its_default(): void {
		$attributes = self::attributes( array() );

		self::assertSame( 'Default', $attributes->text( 'heading', 'Default' ) );
		self::assertSame( 2, $attributes->int( 'level' ) );
		self::assertFalse( $attributes->bool( 'open' ) );
		self::assertSame( array(), $attributes->list( 'rows' ) );
		self::assertSame( array(), $attributes->object( 'image' ) );
		self::assertNull( $attributes->value( 'image' ) );
	}

	public function test_what_does_not_fit_its_schema_was_not_written(): void {
		$attributes = self::attributes(
			array(
				'heading' => array( 'x' ),
				'level'   => 9,
			)
		);

		self::assertSame( 'Default', $attributes->text( 'heading', 'Default' ) );
		self::assertSame( 2, $attributes->int( 'level' ) );
	}

	public function test_an_emptied_text_is_empty_unless_it_cannot_be(): void {
		$attributes = self::attributes( array( 'heading' => '' ) );

		self::assertSame( '', $attributes->text( 'heading', 'Default' ) );
		self::assertSame( 'Default', $attributes->text_or( 'heading', 'Default' ) );
	}

	#[DataProvider( 'switches' )]
	public function test_older_content_writes_a_switch_as_a_text( string $written, bool $is_on ): void {
		self::assertSame( $is_on, self::attributes( array( 'open' => $written ) )->bool( 'open' ) );
	}

	/** @return iterable<array{string, bool}> */
	public static function switches(): iterable {
		yield array( 'true', true );
		yield array( '1', true );
		yield array( 'Yes', true );
		yield array( 'on', true );
		yield array( 'false', false );
		yield array( 'FALSE', false );
		yield array( '0', false );
		yield array( 'no', false );
		yield array( 'off', false );
		yield array( '', false );
	}

	public function test_a_name_that_block_json_does_not_have_is_a_mistake(): void {
		$attributes = self::attributes( array( 'headng' => 'Hello' ) );

		self::assertFalse( $attributes->has( 'headng' ) );
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'test/block has no attribute headng in its block.json.' );
		$attributes->text( 'headng' );
	}

	public function test_a_type_that_block_json_does_not_give_is_a_mistake(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'test/block: block.json does not say that heading is of type integer.' );
		self::attributes( array( 'heading' => '3' ) )->int( 'heading' );
	}

	/** @param array<string, mixed> $written */
	private static function attributes( array $written ): Attributes {
		return Attributes::of( new WP_Block_Type( 'test/block', array( 'attributes' => self::SCHEMA ) ), $written );
	}
}
