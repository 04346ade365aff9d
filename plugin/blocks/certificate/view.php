<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, icon: string, installed: string, pdfHref: string, pdfKind: string, texts: array{missing: string}} $props */

	$heading = "h{$props['level']}";
	?>
<span class="hvac-card__icon"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?></span>
<div class="hvac-card__head">
	<<?php echo tag_escape( $heading ); ?> class="hvac-card__title" id="<?php echo esc_attr( "{$props['id']}-title" ); ?>" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( '' !== $props['installed'] ) : ?>
		<p class="hvac-card__small"><?php $text( $props['installed'] ); ?></p>
	<?php endif; ?>
</div>
<div class="hvac-card__action hvac-certificate__action">
	<?php if ( '' === $props['pdfHref'] ) : ?>
		<p class="hvac-card__small"><?php $text( $props['texts']['missing'] ); ?></p>
	<?php else : ?>
		<a class="hvac-button hvac-button--secondary" href="<?php echo esc_url( $props['pdfHref'] ); ?>" type="application/pdf" aria-describedby="<?php echo esc_attr( "{$props['id']}-title" ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'download' ) ); ?>
			<span data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span>
		</a>
		<span class="hvac-card__small"><?php $text( $props['pdfKind'] ); ?></span>
	<?php endif; ?>
</div>
<details class="hvac-disclosure hvac-certificate__details">
	<summary class="hvac-disclosure__summary">
		<span data-hvac-slot="question"><?php $slot( 'question' ); ?></span>
		<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
	</summary>
	<p class="hvac-disclosure__content" data-hvac-slot="explanation"><?php $slot( 'explanation' ); ?></p>
</details>
<?php
};
