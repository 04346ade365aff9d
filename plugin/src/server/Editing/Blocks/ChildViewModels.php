<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Hands what inner blocks make of their attributes to the block around them, where its block.json says so:
 * `"supports": { "hvacBlocks": { "innerBlocks": "models" } }`. Its inner blocks print nothing on a page: the block around them prints what all of them
 * say, such as the rows of a table, and reads it by `BlockContext::models()`. By themselves, in the editor, they are shown as any block.
 *
 * The models travel in the content, each in a comment. So a block that WordPress or another plugin leaves out is left out here, too.
 */
final class ChildViewModels {
	/** Whether the block around this one prints what it says. */
	public static function are_handed_over( string $block ): bool {
		$around = BlockTypes::get( $block )->parent ?? array();

		return array() !== array_filter( $around, static fn ( string $parent ): bool => 'models' === BlockSupports::of( $parent, 'innerBlocks' ) );
	}

	/** What stands in the content for a block that prints nothing itself. */
	public static function printed( ?ViewModel $model ): string {
		// The base of 64 has neither a hyphen nor a bracket: nothing in it ends the comment.
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
	 * Nobody can write it into a page.
	 *
	 * @return non-empty-string
	 */
	private static function mark(): string {
		/** @var non-empty-string|null $mark */
		static $mark = null;

		return $mark ??= '<!--inner-model ' . wp_generate_uuid4() . ' ';
	}
}
