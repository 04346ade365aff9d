<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Hands the view models of inner blocks to the block around them, if its block.json says so:
 * `"supports": { "hvacBlocks": { "innerBlocks": "models" } }`. The inner blocks then print nothing on a page: the block around them reads their models by
 * `BlockContext::models()` and prints them together, such as the rows of a table. On their own, in the editor, they are shown like any block.
 *
 * The models travel in the content, each in a comment. If WordPress or another plugin leaves out a block, its model is left out, too.
 */
final class ChildViewModels {
	/** Whether the block around this one prints its view model. */
	public static function are_handed_over( string $block ): bool {
		$around = BlockTypes::get( $block )->parent ?? array();

		return array() !== array_filter( $around, static fn ( string $parent ): bool => 'models' === BlockSupports::of( $parent, 'innerBlocks' ) );
	}

	/** Returns the content's placeholder for a block that prints nothing itself. */
	public static function printed( ?ViewModel $model ): string {
		// Base64 has neither a hyphen nor an angle bracket: nothing in it ends the comment.
		return null === $model || ! $model->is_shown ? '' : self::mark() . base64_encode( (string) wp_json_encode( $model->props ) ) . '-->'; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- not to hide anything.
	}

	/** @return list<array<string, mixed>> the props of each, in the order of the content */
	public static function in( string $content ): array {
		$models = array();

		foreach ( array_slice( explode( self::mark(), $content ), 1 ) as $part ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- not to hide anything.
			$props = json_decode( (string) base64_decode( (string) strstr( $part, '-->', true ), true ), true );

			if ( is_array( $props ) ) {
				/** @var array<string, mixed> $props */
				$models[] = $props;
			}
		}

		return $models;
	}

	/**
	 * Unguessable, so an author cannot write it into a page.
	 *
	 * @return non-empty-string
	 */
	private static function mark(): string {
		/** @var non-empty-string|null $mark */
		static $mark = null;

		return $mark ??= '<!--inner-model ' . wp_generate_uuid4() . ' ';
	}
}
