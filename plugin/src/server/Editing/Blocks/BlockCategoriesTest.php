<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Block_Editor_Context;
use WP_Block_Type;

final class BlockCategoriesTest extends TestCase {
	public function test_ours_come_after_those_of_wordpress(): void {
		$slugs = array_column( get_block_categories( new WP_Block_Editor_Context() ), 'slug' );

		self::assertSame( array( ...array_keys( BlockCategories::titles() ), 'hvac-blocks' ), array_slice( $slugs, -7 ), 'the last one is for blocks of other plugins' );
		self::assertContains( 'text', array_slice( $slugs, 0, -7 ) );
	}

	public function test_every_block_is_in_one_of_them_with_an_icon_of_its_own(): void {
		$icons = array();

		foreach ( self::blocks() as $name => $type ) {
			self::assertArrayHasKey( (string) $type->category, BlockCategories::titles(), $name );
			/** @var list<array{icon?: string}> $variations */
			$variations = $type->get_variations();

			foreach ( array( (string) $type->icon, ...array_column( $variations, 'icon' ) ) as $icon ) {
				$icons[ $icon ][ $name ] = $name;
			}
		}

		self::assertSame( array(), array_filter( $icons, static fn ( array $names ): bool => count( $names ) > 1 ) );
	}

	#[TestWith( array( 'translate', 'language-switcher' ) )]
	#[TestWith( array( 'language', 'language-switcher' ) )]
	#[TestWith( array( 'form', 'contact-dealer-form' ) )]
	#[TestWith( array( 'map', 'dealer-locator' ) )]
	#[TestWith( array( 'before after', 'repair-or-replace-guide' ) )]
	#[TestWith( array( 'phone', 'need-help-banner' ) )]
	#[TestWith( array( 'coupon', 'campaign-banner' ) )]
	#[TestWith( array( 'tax credit', 'tax-credit-certificates' ) )]
	public function test_words_that_people_search_for_find_blocks( string $words, string $block ): void {
		self::assertContains( $words, array_map( strtolower( ... ), self::blocks()[ "hvac-blocks/$block" ]->keywords ) );
	}

	/** @return array<string, WP_Block_Type> */
	private static function blocks(): array {
		return array_filter( BlockTypes::all(), static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, BlockTypes::PREFIX ) );
	}
}
