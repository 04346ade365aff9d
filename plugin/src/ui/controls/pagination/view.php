<?php
/** Links to the pages of a list; the ends are disabled. */
declare(strict_types=1);

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   label: string, texts: array{previous: string, next: string, page: string}, current: int, count: int,
	 *   numbers: list<array{number: int, href: string}|null>, previous: string|null, next: string|null,
	 * } $props
	 */
	?>
<nav class="hvac-pagination" aria-label="<?php echo esc_attr( $props['label'] ); ?>">
	<a
		class="hvac-pagination__step"
		<?php if ( null === $props['previous'] ) : ?>
			role="link" aria-disabled="true"
		<?php else : ?>
			href="<?php echo esc_url( $props['previous'] ); ?>" rel="prev"
		<?php endif; ?>
	><?php $ui( 'controls/icon', array( 'name' => 'chevronLeft' ) ); ?><span><?php $text( $props['texts']['previous'] ); ?></span></a>
	<ol class="hvac-pagination__numbers">
		<?php foreach ( $props['numbers'] as $place ) : ?>
			<?php if ( null === $place ) : ?>
				<li class="hvac-pagination__gap" aria-hidden="true">…</li>
			<?php else : ?>
				<li>
					<a
						class="hvac-pagination__number" href="<?php echo esc_url( $place['href'] ); ?>"
						aria-label="<?php echo esc_attr( Text::fill( $props['texts']['page'], array( 'number' => $place['number'] ) ) ); ?>"
						<?php if ( $place['number'] === $props['current'] ) : ?>
							aria-current="page"
						<?php endif; ?>
					><?php echo (int) $place['number']; ?></a>
				</li>
			<?php endif; ?>
		<?php endforeach; ?>
	</ol>
	<a
		class="hvac-pagination__step"
		<?php if ( null === $props['next'] ) : ?>
			role="link" aria-disabled="true"
		<?php else : ?>
			href="<?php echo esc_url( $props['next'] ); ?>" rel="next"
		<?php endif; ?>
	><span><?php $text( $props['texts']['next'] ); ?></span><?php $ui( 'controls/icon', array( 'name' => 'chevronRight' ) ); ?></a>
</nav>
<?php
};
