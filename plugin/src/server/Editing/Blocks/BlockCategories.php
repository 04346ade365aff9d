<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The categories of our blocks in the inserter, after WordPress' own. block.json names one of them. */
final readonly class BlockCategories implements Feature {
	/** Deprecated: blocks of other plugins may still name it. The inserter leaves out categories without blocks. */
	private const FORMER = 'hvac-blocks';

	public function boot(): void {
		add_filter( 'block_categories_all', self::with_ours( ... ) );
	}

	/** @return array<string, string> titles by slug, in the order of the inserter */
	public static function titles(): array {
		return array(
			'hvac-dealers'  => __( 'Dealers and forms', 'hvac-blocks' ),
			'hvac-products' => __( 'Products and prices', 'hvac-blocks' ),
			'hvac-guidance' => __( 'Guidance', 'hvac-blocks' ),
			'hvac-offers'   => __( 'Warranty and offers', 'hvac-blocks' ),
			'hvac-media'    => __( 'Media and sliders', 'hvac-blocks' ),
			'hvac-page'     => __( 'Page parts', 'hvac-blocks' ),
		);
	}

	/**
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	private static function with_ours( array $categories ): array {
		foreach ( self::titles() + array( self::FORMER => __( 'HVAC Blocks', 'hvac-blocks' ) ) as $slug => $title ) {
			$categories[] = array(
				'slug'  => $slug,
				'title' => $title,
			);
		}

		return $categories;
	}
}
