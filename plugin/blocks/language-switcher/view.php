<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{label: string, icon: bool, short: bool, alignment: string, languages: list<array{code: string, name: string, href: string, current: bool}>} $props */
	?>
<nav class="hvac-language-switcher__nav" aria-label="<?php echo esc_attr( $props['label'] ); ?>" data-alignment="<?php echo esc_attr( $props['alignment'] ); ?>"<?php echo $props['short'] ? ' data-short' : ''; ?>>
	<?php if ( $props['icon'] ) : ?>
		<?php $ui( 'controls/icon', array( 'name' => 'globe' ) ); ?>
	<?php endif; ?>
	<ul class="hvac-language-switcher__languages">
		<?php foreach ( $props['languages'] as $language ) : ?>
			<li>
				<a class="hvac-language-switcher__link" href="<?php echo esc_url( $language['href'] ); ?>" lang="<?php echo esc_attr( $language['code'] ); ?>" hreflang="<?php echo esc_attr( $language['code'] ); ?>"<?php echo $language['current'] ? ' aria-current="true"' : ''; ?>>
					<?php if ( $props['short'] ) : ?>
						<span aria-hidden="true"><?php $text( strtoupper( $language['code'] ) ); ?></span>
						<span class="hvac-visually-hidden"><?php $text( $language['name'] ); ?></span>
					<?php else : ?>
						<?php $text( $language['name'] ); ?>
					<?php endif; ?>
				</a>
			</li>
		<?php endforeach; ?>
	</ul>
</nav>
<?php
};
